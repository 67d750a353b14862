import { describe, expect, it } from "vitest";
import { newId } from "../../../core/ids";
import { paidByCard } from "../../../testing/fixtures/card-orders";
import { order, orderBody, stockOf, storeProduct } from "../../../testing/fixtures/orders";
import { paymentOf } from "../../../testing/fixtures/payments";
import { openOrderDatabase } from "../../../testing/order-database";
import { sqlOn } from "../../../testing/plain-sql";
import { changeOrder } from "./change-order";
import { changeOrderStatus } from "./change-order-status";
import { findOrder } from "./orders.repo";

const { own, at, by } = openOrderDatabase();
const placePaidOrder = () => paidByCard(own.database.db, { shopper: own.shopper, staff: own.admin });

const unchangeable = { code: "order_unchangeable" };

describe("items that were restocked although their refund failed", () => {
  const withRestock = { lines: [{ position: 1, quantity: 1 }], restock: true };

  it("are restocked once, even if the refund is repeated", async () => {
    const { productId, refund } = await placePaidOrder();
    await refund(withRestock, false);
    expect(await stockOf(own.database.db, productId)).toBe(9);
    await refund(withRestock);
    expect(await stockOf(own.database.db, productId)).toBe(9);
    await refund(withRestock);
    expect(await stockOf(own.database.db, productId)).toBe(10);
  });

  it("are restocked once, even if the order is cancelled; its lines can't change until then", async () => {
    const { id, productId, context, refund, change } = await placePaidOrder();
    await refund(withRestock, false);
    await expect(change(3)).rejects.toMatchObject(unchangeable);
    await changeOrderStatus(context, { id, status: "CANCELLED" }, by(own.admin));
    expect(await stockOf(own.database.db, productId)).toBe(10);
  });
});

describe("an order of deleted variants", () => {
  /** Adds variants to a product, five items of each. */
  async function addVariants(productId: string, labels: readonly string[]): Promise<string[]> {
    const ids = labels.map(() => newId(new Date()));
    for (const [position, id] of ids.entries())
      await sqlOn(own.database.db)`
        INSERT INTO variants (id, product_id, position, choice, label, price_cents, quantity)
        VALUES (${id}, ${productId}, ${position}, ARRAY[${`${position}`}::text], ${labels[position] ?? ""}, 10000, 5)`;
    return ids;
  }
  const place = async (items: Parameters<typeof orderBody>[0]) =>
    (await order(own.database.db, own.shopper, orderBody(items))).id;
  async function change(id: string, lines: { position: number; quantity: number }[]) {
    const { version } = await paymentOf(own.database.db, id);
    await changeOrder(at(new Date()), { id, change: { version, lines } }, by(own.admin));
  }
  const quantitiesOf = async (id: string) =>
    (await findOrder(own.database.db, id))?.lines.map(({ variant, quantity }) => [variant, quantity]);

  it("keeps lines of deleted variants, but their quantity can't increase", async () => {
    const productId = await storeProduct(own.database.db, 1);
    const [, moss = "", sand = ""] = await addVariants(productId, ["Rust", "Moss", "Sand"]);
    const id = await place([
      { productId, variantId: moss, quantity: 1 },
      { productId, variantId: sand, quantity: 2 },
    ]);
    await sqlOn(own.database.db)`DELETE FROM variants WHERE id IN (${moss}, ${sand})`;
    const [first, second] = [1, 2].map((position) => ({ position, quantity: position }));
    if (!first || !second) throw new Error("no lines");
    await change(id, [first, second]);
    expect(await quantitiesOf(id)).toEqual([
      ["Moss", 1],
      ["Sand", 2],
    ]);
    await expect(change(id, [first, { ...second, quantity: 3 }])).rejects.toMatchObject(unchangeable);
    await change(id, [first, { ...second, quantity: 1 }]);
    expect(await quantitiesOf(id)).toEqual([
      ["Moss", 1],
      ["Sand", 1],
    ]);
  });

  it("can't increase a line without variant after its product got variants", async () => {
    const productId = await storeProduct(own.database.db, 5);
    const id = await place([{ productId, quantity: 1 }]);
    await addVariants(productId, ["Rust", "Moss"]);
    await expect(change(id, [{ position: 1, quantity: 3 }])).rejects.toMatchObject(unchangeable);
    expect([await quantitiesOf(id), await stockOf(own.database.db, productId)]).toEqual([[["", 1]], 10]);
  });
});
