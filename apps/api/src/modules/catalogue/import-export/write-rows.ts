import type { ImportLine } from "@larkwood/contract";
import { newId } from "../../../core/ids";
import type { Executor } from "../../../db/executor";
import { recordAudit } from "../../platform/audit";
import { endIneffectiveSales } from "../prices";
import { type ProductRow, recordStockMoves, toProduct } from "../products";
import { movesBetween, type VariantRow } from "../variants";
import { insertProducts, type NewParts, overwriteProducts } from "./catalogue.repo";
import type { CsvRow } from "./plan-import";
import type { PartsPlan, ProductPlan } from "./plans";
import type { CsvProduct } from "./product-columns";
import { noTexts } from "./text-columns";
import { writeParts, writeSales, writeVariantsAndImages } from "./write-parts";

/** The user and the request that started the import. */
interface ImportOrigin {
  starter: { userId: string; userName: string };
  requestId: string;
}

/** Writes planned products with their stock moves and audit rows. */
export async function writeRows(
  db: Executor,
  plan: readonly ProductPlan[],
  origin: ImportOrigin,
  at: Date,
): Promise<void> {
  const created = plan.flatMap(({ row, existing, lines, parts }) =>
    !existing && isOutcome(lines, "create") ? [{ product: newProduct(row, at), parts }] : [],
  );
  const changed = plan.flatMap(({ row, existing, lines, parts }) =>
    existing && isOutcome(lines, "update")
      ? [{ before: existing, after: { ...existing, ...withoutDate(row.fields) }, parts }]
      : [],
  );
  if (created.length > 0) await writeCreated(db, created, origin, at);
  if (changed.length > 0) await writeChanged(db, changed, origin, at);
}

const isOutcome = (lines: readonly ImportLine[], expected: ImportLine["outcome"]) =>
  lines.length > 0 && lines.every(({ outcome }) => outcome === expected);

interface Created {
  product: CsvProduct;
  parts: PartsPlan;
}

async function writeCreated(
  db: Executor,
  created: readonly Created[],
  origin: ImportOrigin,
  at: Date,
): Promise<void> {
  const all = created.map(({ product, parts }) => ({ ...product, ...newParts(parts) }));
  await insertProducts(db, all, at);
  const withParts = created.map(({ product, parts }) => ({ productId: product.id, parts }));
  await writeVariantsAndImages(db, withParts);
  await writeSales(db, withParts, at);
  const moves = created.flatMap(({ product: { id, quantity }, parts }) => {
    const rows = parts.variants?.after;
    return rows
      ? movesBetween({ productId: id, quantity: 0, before: [], rows })
      : [{ productId: id, before: 0, after: quantity }];
  });
  await recordStockMoves(db, moves, { kind: "opening", actorId: origin.starter.userId, at });
  const written = created.map(({ product, parts }) => ({
    before: null,
    after: { ...product, version: 1 },
    parts,
  }));
  await recordChanges(db, origin, at, written);
}

function newParts(parts: PartsPlan): NewParts {
  const attributes = Object.entries(parts.attributes ?? {}).filter(([, value]) => value !== null);
  const compareAt = parts.variants ? parts.variants.after[0]?.compareAtCents : parts.compareAt?.cents;
  return {
    options: parts.variants?.options ?? null,
    attributes: attributes.length > 0 ? (Object.fromEntries(attributes) as NewParts["attributes"]) : null,
    compareAtCents: compareAt ?? null,
    published: parts.publishing?.published ?? true,
    publishAt: parts.publishing?.publishAt ?? null,
    ...(parts.texts ?? noTexts()),
  };
}

async function writeChanged(db: Executor, changed: Changed[], origin: ImportOrigin, at: Date): Promise<void> {
  const versions = await overwriteProducts(
    db,
    changed.map(({ after }) => after),
    at,
  );
  const withParts = changed.map(({ after, parts }) => ({ productId: after.id, parts }));
  const laterVersions = await writeParts(db, withParts, at);
  await writeSales(db, withParts, at);
  await endIneffectiveSales(
    db,
    changed.map(({ after }) => after.id),
  );
  for (const { after, parts } of changed) {
    after.version = laterVersions.get(after.id) ?? versions.get(after.id) ?? after.version;
    const rows = parts.variants?.after;
    if (!rows) continue;
    after.quantity = rows.reduce((sum, { quantity }) => sum + quantity, 0);
    after.priceCents = rows[0]?.priceCents ?? after.priceCents;
  }
  const moves = changed.flatMap(({ before, after, parts }) => {
    const product = { productId: after.id, quantity: before.quantity };
    return parts.variants
      ? movesBetween({ ...product, before: parts.variants.before, rows: parts.variants.after })
      : [{ productId: after.id, before: before.quantity, after: after.quantity }];
  });
  await recordStockMoves(db, moves, { kind: "import", actorId: origin.starter.userId, at });
  await recordChanges(db, origin, at, changed);
}

function newProduct({ id, fields }: CsvRow, at: Date): CsvProduct {
  const { createdAt = at, ...otherFields } = fields;
  // The plan ensures that a new product has all its fields.
  return { id: id || newId(at), createdAt, ...(otherFields as Omit<CsvProduct, "id" | "createdAt">) };
}

function withoutDate({ createdAt: _, ...fields }: CsvRow["fields"]) {
  return fields;
}

type Changed = { before: ProductRow; after: ProductRow; parts: PartsPlan };
type Written = { before: ProductRow | null; after: ProductRow; parts: PartsPlan };

async function recordChanges(
  db: Executor,
  { starter, requestId }: ImportOrigin,
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
      before: before && { ...toProduct(before, ""), ...auditedVariants(parts.variants?.before) },
      after: { ...toProduct(after, ""), ...auditedVariants(parts.variants?.after) },
      requestId,
      at,
    })),
  );
}

const auditedVariants = (rows: readonly VariantRow[] | undefined) =>
  rows && rows.length > 0
    ? { variants: rows.map(({ label, priceCents, quantity }) => ({ label, priceCents, quantity })) }
    : {};
