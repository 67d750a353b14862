import { validationTexts as t } from "@larkwood/contract";
import { eq, sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { type Executor, executeUpdate } from "../../../db/executor";
import { productCompanions, products } from "../../../db/schema";
import type { ProductPart } from "./write-parts";

/** The products that the owner shows with a product. */
export function companionsPart(companions: readonly string[]): ProductPart {
  const ids = [...new Set(companions)];
  return {
    action: "product.companions",
    async write(tx, { row }, at) {
      if (ids.includes(row.id))
        throw new AppError("invalid_input", { errors: { companions: t.ownCompanion } });
      if ((await replaceCompanions(tx, row.id, ids)) < ids.length)
        throw new AppError("invalid_input", { errors: { companions: t.companionUnavailable } });
      await tx
        .update(products)
        .set({ updatedAt: at, version: sql`${products.version} + 1` })
        .where(eq(products.id, row.id));
    },
    toAuditEntry: ({ companions: stored }) => ({ companions: stored.map(({ id }) => id) }),
  };
}

/** Returns how many of the ids exist. */
async function replaceCompanions(tx: Executor, productId: string, ids: readonly string[]): Promise<number> {
  await tx.delete(productCompanions).where(eq(productCompanions.productId, productId));
  return executeUpdate(
    tx,
    sql`
    insert into product_companions (product_id, companion_id, position)
    select ${productId}, products.id, wanted.place - 1
    from unnest(${sql.param(ids)}::text[]) with ordinality as wanted (id, place) join products on products.id = wanted.id`,
  );
}
