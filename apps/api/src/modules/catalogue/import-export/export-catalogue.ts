import { sql } from "drizzle-orm";
import { csvChunks, encodeCsv } from "../../../core/csv";
import { type Executor, queryFirst } from "../../../db/executor";
import { type Handlers, writeJobFile } from "../../platform/jobs";
import { listAttributes } from "../attributes";
import type { CatalogueContext } from "../context";
import type { ProductRow } from "../products";
import { productsAfter, variantAttributeKeys } from "./catalogue.repo";
import { type ExportedAttributes, fileColumns, toLines } from "./product-lines";
import { readStoredParts, type StoredParts } from "./stored-parts.repo";

const BATCH_SIZE = 1_000;
// Without it, spreadsheets do not recognize UTF-8.
export const BYTE_ORDER_MARK = "\uFEFF";

function* linesOf(
  rows: readonly ProductRow[],
  parts: Map<string, StoredParts>,
  attributes: ExportedAttributes,
) {
  for (const row of rows) yield* toLines(row, parts.get(row.id), attributes);
}

/** Generates the catalogue as CSV, batch by batch. */
async function* catalogueCsv(db: Executor, onRead: (products: number) => void): AsyncGenerator<string> {
  const keys = (await listAttributes(db)).map(({ key }) => key);
  const variantKeys = await variantAttributeKeys(db);
  const attributes = { product: keys, variant: keys.filter((key) => variantKeys.has(key)) };
  yield BYTE_ORDER_MARK + encodeCsv([fileColumns(attributes)]);
  let last = "";
  let read = 0;
  for (;;) {
    const rows = await productsAfter(db, last, BATCH_SIZE);
    const parts = await readStoredParts(
      db,
      rows.map(({ id }) => id),
    );
    yield* csvChunks(linesOf(rows, parts, attributes));
    last = rows.at(-1)?.id ?? last;
    read += rows.length;
    onRead(read);
    if (rows.length < BATCH_SIZE) return;
  }
}

/** Exports the catalogue as CSV from one database snapshot. */
export async function exportCatalogue({ replicas }: Pick<CatalogueContext, "replicas">): Promise<string> {
  return replicas.read(
    async (tx) => {
      const parts: string[] = [];
      for await (const part of catalogueCsv(tx, () => {})) parts.push(part);
      return parts.join("");
    },
    { snapshot: true },
  );
}

/** Exports the catalogue to a job file, so that a slow download does not keep a transaction open. */
export function exportCatalogueJob({
  db,
  replicas,
}: Pick<CatalogueContext, "db" | "replicas">): NonNullable<Handlers["catalogue.export"]> {
  return async (_, job) => {
    const counted = await queryFirst<{ total: string }>(
      db,
      sql`SELECT sum(products) AS total FROM catalogue_counts`,
    );
    const total = Number(counted?.total ?? 0);
    const onRead = (done: number) => {
      job.signal.throwIfAborted();
      job.progress({ done, total: Math.max(done, total) });
    };
    await replicas.read((tx) => writeJobFile(db, job.id, catalogueCsv(tx, onRead)), { snapshot: true });
  };
}
