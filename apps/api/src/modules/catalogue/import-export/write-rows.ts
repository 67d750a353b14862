import type { ImportLine } from "@larkwood/contract";
import { newId } from "../../../core/ids";
import type { Executor } from "../../../db/executor";
import { recordAudit } from "../../platform/audit";
import { endIneffectiveSales } from "../prices";
import { type ProductRow, recordStockMoves, toProduct } from "../products";
import { movesBetween, type VariantRow } from "../variants";
import { insertProducts, type NewParts, overwriteProducts } from "./catalogue.repo";
import type { CsvRow } from "./plan-import";
import type { PartsPlan } from "./plan-product";
import type { Planned } from "./plan-rows";
import type { CsvProduct } from "./product-columns";
import { writeParts, writeSales, writeVariantsAndImages } from "./write-parts";

/** Whose word it is. */
interface Word {
  starter: { userId: string; userName: string };
  requestId: string;
}

/** Writes what was planned for some products, with the moves of their stock and their lines in the log. */
export async function writeRows(db: Executor, plan: readonly Planned[], word: Word, at: Date): Promise<void> {
  const created = plan.flatMap(({ row, existing, lines, parts }) =>
    !existing && isOutcome(lines, "create") ? [{ product: newProduct(row, at), parts }] : [],
  );
  const changed = plan.flatMap(({ row, existing, lines, parts }) =>
    existing && isOutcome(lines, "update")
      ? [{ before: existing, after: { ...existing, ...withoutDate(row.fields) }, parts }]
      : [],
  );
  if (created.length > 0) await writeNew(db, created, word, at);
  if (changed.length > 0) await writeChanged(db, changed, word, at);
}

const isOutcome = (lines: readonly ImportLine[], wanted: ImportLine["outcome"]) =>
  lines.length > 0 && lines.every(({ outcome }) => outcome === wanted);

interface Created {
  product: CsvProduct;
  parts: PartsPlan | null;
}

async function writeNew(db: Executor, created: readonly Created[], word: Word, at: Date): Promise<void> {
  const all = created.map(({ product, parts }) => ({ ...product, ...newParts(parts) }));
  await insertProducts(db, all, at);
  const withParts = created.flatMap(({ product, parts }) =>
    parts ? [{ productId: product.id, parts }] : [],
  );
  await writeVariantsAndImages(db, withParts);
  await writeSales(db, withParts, at);
  const moves = created.flatMap(({ product: { id, quantity }, parts }) => {
    const rows = parts?.variants?.after;
    return rows
      ? movesBetween({ productId: id, quantity: 0, before: [], rows })
      : [{ productId: id, before: 0, after: quantity }];
  });
  await recordStockMoves(db, moves, { kind: "opening", actorId: word.starter.userId, at });
  const written = created.map(({ product, parts }) => ({
    before: null,
    after: { ...product, version: 1 },
    parts,
  }));
  await record(db, word, at, written);
}

function newParts(parts: PartsPlan | null): NewParts {
  const said = Object.entries(parts?.attributes ?? {}).filter(([, value]) => value !== null);
  const compareAt = parts?.variants ? parts.variants.after[0]?.compareAtCents : parts?.compareAt?.cents;
  return {
    options: parts?.variants?.options ?? null,
    attributes: said.length > 0 ? (Object.fromEntries(said) as NewParts["attributes"]) : null,
    compareAtCents: compareAt ?? null,
    published: parts?.publishing?.published ?? true,
    publishAt: parts?.publishing?.publishAt ?? null,
    ...(parts?.searchTexts ?? { slug: null, metaTitle: null, metaDescription: null }),
  };
}

async function writeChanged(db: Executor, changed: Changed[], word: Word, at: Date): Promise<void> {
  const versions = await overwriteProducts(
    db,
    changed.map(({ after }) => after),
    at,
  );
  const withParts = changed.flatMap(({ after, parts }) => (parts ? [{ productId: after.id, parts }] : []));
  const later = await writeParts(db, withParts, at);
  await writeSales(db, withParts, at);
  await endIneffectiveSales(
    db,
    changed.map(({ after }) => after.id),
  );
  for (const { after, parts } of changed) {
    after.version = later.get(after.id) ?? versions.get(after.id) ?? after.version;
    const rows = parts?.variants?.after;
    if (!rows) continue;
    after.quantity = rows.reduce((sum, { quantity }) => sum + quantity, 0);
    after.priceCents = rows[0]?.priceCents ?? after.priceCents;
  }
  const moves = changed.flatMap(({ before, after, parts }) => {
    const shelf = { productId: after.id, quantity: before.quantity };
    return parts?.variants
      ? movesBetween({ ...shelf, before: parts.variants.before, rows: parts.variants.after })
      : [{ productId: after.id, before: before.quantity, after: after.quantity }];
  });
  await recordStockMoves(db, moves, { kind: "import", actorId: word.starter.userId, at });
  await record(db, word, at, changed);
}

function newProduct({ id, fields }: CsvRow, at: Date): CsvProduct {
  const { createdAt = at, ...rest } = fields;
  // The plan lets a new product pass only with all its fields.
  return { id: id || newId(at), createdAt, ...(rest as Omit<CsvProduct, "id" | "createdAt">) };
}

function withoutDate({ createdAt: _, ...fields }: CsvRow["fields"]) {
  return fields;
}

type Changed = { before: ProductRow; after: ProductRow; parts: PartsPlan | null };
type Written = { before: ProductRow | null; after: ProductRow; parts: PartsPlan | null };

async function record(
  db: Executor,
  { starter, requestId }: Word,
  at: Date,
  written: readonly Written[],
): Promise<void> {
  await recordAudit(
    db,
    ...written.map(({ before, after, parts }) => ({
      actor: starter,
      action: "product.import" as const,
      subjectType: "product" as const,
      subjectId: after.id,
      before: before && { ...toProduct(before, ""), ...shelfOf(parts?.variants?.before) },
      after: { ...toProduct(after, ""), ...shelfOf(parts?.variants?.after) },
      requestId,
      at,
    })),
  );
}

const shelfOf = (rows: readonly VariantRow[] | undefined) =>
  rows && rows.length > 0
    ? { variants: rows.map(({ label, priceCents, quantity }) => ({ label, priceCents, quantity })) }
    : {};
