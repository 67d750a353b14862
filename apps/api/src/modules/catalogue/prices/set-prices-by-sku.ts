import { type SkuPrices, type UpdatedPrices, updatedPricesSchema } from "@larkwood/contract";
import { fromCents, toCents } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import type { Executor } from "../../../db/executor";
import { lockCaller } from "../../identity/sessions";
import { recordAudit } from "../../platform/audit";
import { withIdempotencyKey } from "../../platform/idempotency";
import type { CatalogueContext } from "../context";
import { assertStockItemsUnchanged, lockStockItems, type StockItem } from "../products";
import { writePrices } from "./write-prices";

interface PriceUpdate {
  form: SkuPrices;
  /** Idempotency key: a repeated request returns the result of the first. */
  key: string;
}

/** The price without a running sale. */
const regularOf = ({ regularCents, priceCents }: StockItem) => regularCents ?? priceCents;

/** Sets the prices of many stock items, or of none. A running sale continues with the new regular price. */
export async function setPricesBySku(
  { db, clock, catalogueChanges }: CatalogueContext,
  { form, key }: PriceUpdate,
  { caller, requestId }: Actor,
): Promise<UpdatedPrices> {
  const at = clock();
  const keyed = { userId: caller.userId, key, request: { prices: form } };
  const outcome = await withIdempotencyKey({ db, clock }, keyed, async (tx, { claimed, saveResponse }) => {
    await claimed;
    await lockCaller(tx, caller);
    const stockItems = await lockStockItems(tx, form.items);
    assertStockItemsUnchanged(stockItems, form.items, (stockItem) => fromCents(regularOf(stockItem)));
    const priced = stockItems.map((stockItem, index) => ({
      ...stockItem,
      after: toCents(form.items[index]?.price ?? fromCents(regularOf(stockItem))),
    }));
    const changed = priced.filter((stockItem) => stockItem.after !== regularOf(stockItem));
    const prices = changed.map(({ id, productId, priceCents, regularCents, after }) =>
      regularCents === null
        ? { id, productId, priceCents: after, regularCents }
        : { id, productId, priceCents, regularCents: after },
    );
    if (changed.length > 0) {
      await writePrices(tx, prices, at);
      await raiseVersions(tx, changed);
    }
    await recordAudit(
      tx,
      ...changed.map((stockItem) => ({
        actor: caller,
        action: "product.bulk" as const,
        subjectType: "product" as const,
        subjectId: stockItem.productId,
        before: auditEntry(stockItem, regularOf(stockItem)),
        after: auditEntry(stockItem, stockItem.after),
        requestId,
        at,
      })),
    );
    const reply = { items: priced.map(toReplyItem) };
    await saveResponse(reply);
    return { reply, productIds: [...new Set(changed.map(({ productId }) => productId))] };
  });
  if (!outcome.isNew) return updatedPricesSchema.parse(outcome.response);
  const { reply, productIds } = outcome.result;
  if (productIds.length > 0) catalogueChanges.invalidate(productIds);
  return reply;
}

/** Raises the version of products where no trigger did: only the price of another than the default variant changed. */
async function raiseVersions(tx: Executor, changed: readonly StockItem[]): Promise<void> {
  await tx.execute(sql`
    update products set version = products.version + 1
    from (select distinct * from unnest(${sql.param(changed.map(({ productId }) => productId))}::text[],
      ${sql.param(changed.map(({ version }) => version))}::integer[]) as seen (id, version)) as seen
    where products.id = seen.id and products.version = seen.version`);
}

const auditEntry = ({ name, label }: StockItem, cents: number) => ({
  name,
  price: fromCents(cents),
  ...(label ? { variant: label } : {}),
});

const toReplyItem = (stockItem: StockItem & { after: number }) => ({
  productId: stockItem.productId,
  variantId: stockItem.id,
  sku: stockItem.sku,
  before: fromCents(regularOf(stockItem)),
  price: fromCents(stockItem.after),
});
