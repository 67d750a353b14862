import { type ImportLine, type ImportReport, importReportSchema } from "@larkwood/contract";
import { AppError } from "../../app-error";
import type { Author } from "../../author";
import type { AppContext } from "../../context";
import type { Executor } from "../../db/executor";
import { newId } from "../../ids";
import { recordAudit } from "../audit";
import { type ProductRow, recordStockMoves, toProduct, toStoredImage } from "../products";
import { makeOnce } from "../request-keys";
import { findProducts, insertProducts, overwriteProducts } from "./catalogue.repo";
import { type CsvRow, namesOtherStock, planRow } from "./plan-import";
import type { CsvProduct } from "./product-columns";
import { readFile } from "./read-file";

const BATCH = 1_000;
const SHOWN_LINES = 500;

interface Planned {
  row: CsvRow;
  line: ImportLine;
  existing: ProductRow | undefined;
  /** The row names another stock, but nobody asked to set it. */
  leavesStock: boolean;
}

interface Import {
  csv: string;
  dryRun: boolean;
  /** An export that comes back late must not put sold pieces back: stock is set only when it is asked for. */
  setStock: boolean;
  /** The same key never imports a file twice: lines without an id would become products again. */
  key?: string | undefined;
}

/** Creates and changes products from CSV: every line or none, and none in a dry run. */
export async function importCatalogue(
  { db, clock, catalogue }: AppContext,
  { csv, dryRun, setStock, key }: Import,
  author: Author,
): Promise<ImportReport> {
  const rows = await readFile(csv);
  for (const { fields } of rows) {
    if (fields.imageUrl?.startsWith("http")) fields.imageUrl = toStoredImage(fields.imageUrl, author.origin);
  }
  // A dry run writes nothing, so it leaves its key free for the import itself.
  const keyed = { userId: author.caller.userId, key: dryRun ? undefined : key, request: { csv, setStock } };
  const imported = await makeOnce({ db, clock }, keyed, async (tx, { claimed, keep }) => {
    await claimed;
    const plan = await planFile(tx, rows, { lock: !dryRun, setStock });
    const outcome = reportOf(plan, dryRun);
    if (dryRun) return outcome;
    if (outcome.counts.error > 0) {
      const text = `Nothing was imported: ${outcome.counts.error} of the lines cannot be read.`;
      throw new AppError("invalid_input", { errors: { file: text }, context: outcome });
    }
    await writePlan(tx, plan, author, clock());
    await keep(outcome);
    return outcome;
  });
  if (!imported.isNew) return importReportSchema.parse(imported.outcome);
  if (!dryRun) catalogue.forget();
  return imported.made;
}

async function planFile(
  db: Executor,
  rows: readonly CsvRow[],
  { lock, setStock }: { lock: boolean; setStock: boolean },
): Promise<Planned[]> {
  const times = new Map<string, number>();
  for (const { id } of rows) if (id) times.set(id, (times.get(id) ?? 0) + 1);
  const existing = new Map<string, ProductRow>();
  // Sorted, so that two imports lock the same products in the same order.
  for (const ids of batches([...times.keys()].sort())) {
    for (const product of await findProducts(db, ids, lock)) existing.set(product.id, product);
  }
  return rows.map((given) => {
    const product = existing.get(given.id);
    const leavesStock = !setStock && namesOtherStock(given, product);
    const row = product && !setStock ? withoutStock(given) : given;
    const line = planRow(row, product, (times.get(row.id) ?? 0) > 1);
    return { row, existing: product, leavesStock, line };
  });
}

function reportOf(plan: readonly Planned[], dryRun: boolean): ImportReport {
  const counts = { create: 0, update: 0, unchanged: 0, error: 0 };
  for (const { line } of plan) counts[line.outcome] += 1;
  const lines = plan.map(({ line }) => line).filter(({ outcome }) => outcome !== "unchanged");
  // What stands in the way comes first, should there be too many lines to show.
  lines.sort((a, b) => Number(b.outcome === "error") - Number(a.outcome === "error"));
  const stockLeft = plan.filter(({ leavesStock }) => leavesStock).length;
  return { dryRun, counts, stockLeft, lines: lines.slice(0, SHOWN_LINES) };
}

async function writePlan(db: Executor, plan: readonly Planned[], author: Author, at: Date): Promise<void> {
  for (const batch of batches(plan.filter(({ line }) => line.outcome === "create"))) {
    const created = batch.map(({ row }) => newProduct(row, at));
    await insertProducts(db, created, at);
    await recordStockMoves(
      db,
      created.map(({ id, quantity }) => ({ productId: id, before: 0, after: quantity })),
      { kind: "opening", actorId: author.caller.userId, at },
    );
    await record(
      db,
      author,
      at,
      created.map((product) => ({ before: null, after: { ...product, version: 1 } })),
    );
  }
  for (const batch of batches(plan.filter(({ line }) => line.outcome === "update"))) {
    const changed = batch.flatMap(({ row, existing }) =>
      existing ? [{ before: existing, after: { ...existing, ...withoutDate(row.fields) } }] : [],
    );
    const versions = await overwriteProducts(
      db,
      changed.map(({ after }) => after),
      at,
    );
    for (const { after } of changed) after.version = versions.get(after.id) ?? after.version;
    await recordStockMoves(
      db,
      changed.map(({ before, after }) => ({
        productId: after.id,
        before: before.quantity,
        after: after.quantity,
      })),
      { kind: "import", actorId: author.caller.userId, at },
    );
    await record(db, author, at, changed);
  }
}

function newProduct({ id, fields }: CsvRow, at: Date): CsvProduct {
  const { createdAt = at, ...rest } = fields;
  // The plan lets a new product pass only with all its fields.
  return { id: id || newId(at), createdAt, ...(rest as Omit<CsvProduct, "id" | "createdAt">) };
}

function withoutDate({ createdAt: _, ...fields }: CsvRow["fields"]) {
  return fields;
}

function withoutStock(row: CsvRow): CsvRow {
  const { quantity: _, ...fields } = row.fields;
  return { ...row, fields };
}

type Written = { before: ProductRow | null; after: ProductRow };

async function record(
  db: Executor,
  { caller, requestId }: Author,
  at: Date,
  written: Written[],
): Promise<void> {
  await recordAudit(
    db,
    ...written.map(({ before, after }) => ({
      actor: caller,
      action: "product.import" as const,
      subjectType: "product" as const,
      subjectId: after.id,
      before: before && toProduct(before, ""),
      after: toProduct(after, ""),
      requestId,
      at,
    })),
  );
}

function* batches<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH);
}
