import type { Executor } from "../../db/executor";
import { newId } from "../../ids";
import { recordAudit } from "../audit";
import { type ProductRow, recordStockMoves, toProduct } from "../products";
import { insertProducts, overwriteProducts } from "./catalogue.repo";
import type { CsvRow } from "./plan-import";
import type { Planned } from "./plan-rows";
import type { CsvProduct } from "./product-columns";

/** Whose word it is. */
interface Word {
  starter: { userId: string; userName: string };
  requestId: string;
}

/** Writes what was planned for some rows, with the moves of their stock and their lines in the log. */
export async function writeRows(db: Executor, plan: readonly Planned[], word: Word, at: Date): Promise<void> {
  const created = plan.filter(({ line }) => line.outcome === "create").map(({ row }) => newProduct(row, at));
  const changed = plan.flatMap(({ row, existing, line }) =>
    existing && line.outcome === "update"
      ? [{ before: existing, after: { ...existing, ...withoutDate(row.fields) } }]
      : [],
  );
  if (created.length > 0) {
    await insertProducts(db, created, at);
    const moves = created.map(({ id, quantity }) => ({ productId: id, before: 0, after: quantity }));
    await recordStockMoves(db, moves, { kind: "opening", actorId: word.starter.userId, at });
    const written = created.map((product) => ({ before: null, after: { ...product, version: 1 } }));
    await record(db, word, at, written);
  }
  if (changed.length === 0) return;
  const versions = await overwriteProducts(
    db,
    changed.map(({ after }) => after),
    at,
  );
  for (const { after } of changed) after.version = versions.get(after.id) ?? after.version;
  const moves = changed.map(({ before, after }) => ({
    productId: after.id,
    before: before.quantity,
    after: after.quantity,
  }));
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

type Written = { before: ProductRow | null; after: ProductRow };

async function record(
  db: Executor,
  { starter, requestId }: Word,
  at: Date,
  written: Written[],
): Promise<void> {
  await recordAudit(
    db,
    ...written.map(({ before, after }) => ({
      actor: starter,
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
