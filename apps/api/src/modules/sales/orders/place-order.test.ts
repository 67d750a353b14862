import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sample } from "../../../../../../scripts/lib/tries";
import { AppError } from "../../../core/app-error";
import { newId } from "../../../core/ids";
import { order, orderBody, stockOf, storeProduct, storeUser } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database";
import { CouponRefused } from "../promotions/coupon-refused";
import { insertCoupon } from "../promotions/coupons.repo";
import { findOrder } from "./orders.repo";

const calendar = () => ({ now: new Date(), timeZone: "UTC" });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const coupon = {
  kind: "percent" as const,
  value: 10,
  minTotal: 0,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerUser: null,
  acceptedTos: true as const,
};

async function expectRefusal(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => null,
    (e: unknown) => e,
  );
  if (!(error instanceof AppError)) throw new Error(`expected a refusal, got ${String(error)}`);
  return error;
}

describe("placing an order", () => {
  it("takes the stock and stores names, prices and exact totals", async () => {
    const { db } = database;
    const [caller, chair, lamp] = await Promise.all([
      storeUser(db, "shopper"),
      storeProduct(db, 5, 19_99),
      storeProduct(db, 3, 10),
    ]);
    const { id } = await order(
      db,
      caller,
      orderBody([
        { productId: chair, quantity: 3 },
        { productId: lamp, quantity: 1 },
      ]),
    );
    await sqlOn(db)`UPDATE products SET name = 'Renamed', price_cents = 1 WHERE id = ${chair}`;
    const placed = await findOrder(db, id);
    expect(placed).toMatchObject({
      status: "PLACED",
      subtotalCents: "6007",
      totalCents: "6007",
      itemCount: 4,
    });
    expect(placed?.lines.map((line) => [line.priceCents, line.quantity])).toEqual([
      [1999, 3],
      [10, 1],
    ]);
    expect(placed?.lines[0]?.name).toMatch(/^Chair/);
    expect(await stockOf(db, chair)).toBe(2);
  });

  it("reports shortages and takes no stock if one item is short", async () => {
    const { db } = database;
    const [caller, plenty, scarce] = await Promise.all([
      storeUser(db, "shopper"),
      storeProduct(db, 9),
      storeProduct(db, 1),
    ]);
    const body = orderBody([
      { productId: plenty, quantity: 2 },
      { productId: scarce, quantity: 2 },
    ]);
    const error = await expectRefusal(order(db, caller, body));
    expect(error.code).toBe("out_of_stock");
    expect(error.details.context).toEqual({ shortages: [{ productId: scarce, wanted: 2, left: 1 }] });
    expect(await stockOf(db, plenty)).toBe(9);
  });

  it("merges duplicate lines before it checks the stock", async () => {
    const { db } = database;
    const [caller, chair] = await Promise.all([storeUser(db, "shopper"), storeProduct(db, 3)]);
    const twice = [
      { productId: chair, quantity: 2 },
      { productId: chair, quantity: 2 },
    ];
    expect((await expectRefusal(order(db, caller, orderBody(twice)))).code).toBe("out_of_stock");
    expect(await stockOf(db, chair)).toBe(3);
  });

  it("returns the same order for the same key, and refuses the key for another body", async () => {
    const { db } = database;
    const [caller, chair] = await Promise.all([storeUser(db, "shopper"), storeProduct(db, 9)]);
    const body = orderBody([{ productId: chair, quantity: 1 }]);
    const first = await order(db, caller, body, "key-12345678");
    expect(await order(db, caller, body, "key-12345678")).toEqual({ id: first.id, isNew: false });
    const other = orderBody([{ productId: chair, quantity: 2 }]);
    expect((await expectRefusal(order(db, caller, other, "key-12345678"))).code).toBe("idempotency_mismatch");
    expect(await stockOf(db, chair)).toBe(8);
  });

  it("creates one order for 100 parallel requests with one key", async () => {
    const { db } = database;
    const [caller, chair] = await Promise.all([storeUser(db, "shopper"), storeProduct(db, 500)]);
    const body = orderBody([{ productId: chair, quantity: 1 }]);
    const all = await Promise.all(Array.from({ length: 100 }, () => order(db, caller, body, "one-key-only")));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await stockOf(db, chair)).toBe(499);
  });

  it("queues the mail in the same transaction", async () => {
    const { db } = database;
    const [caller, chair] = await Promise.all([storeUser(db, "mailed"), storeProduct(db, 1)]);
    const body = orderBody([{ productId: chair, quantity: 1 }]);
    await order(db, caller, body);
    await expectRefusal(order(db, caller, body));
    const mails = await sqlOn(db)`SELECT kind FROM mails WHERE recipient LIKE ${`mailed-${caller.userId}%`}`;
    expect(mails.map((mail) => mail.kind)).toEqual(["order_placed"]);
  });
});

describe("a coupon", () => {
  it("discounts the order and counts its uses", async () => {
    const { db } = database;
    const [caller, chair] = await Promise.all([storeUser(db, "saver"), storeProduct(db, 9, 99_99)]);
    await insertCoupon(db, newId(new Date()), { ...coupon, code: "TENOFF", maxUsesPerUser: 1 }, calendar());
    const body = orderBody([{ productId: chair, quantity: 1 }], { coupon: "tenoff" });
    const { id } = await order(db, caller, body);
    expect(await findOrder(db, id)).toMatchObject({
      discountCents: "1000",
      totalCents: "8999",
      couponCode: "TENOFF",
    });
    const error = await expectRefusal(order(db, caller, body));
    expect([error.code, error.details.detail]).toEqual(["coupon_refused", "You've already used this coupon"]);
    expect(await stockOf(db, chair)).toBe(8);
  });

  it("is refused when unknown, too early, too late or below its minimum", async () => {
    const { db } = database;
    const [caller, chair] = await Promise.all([storeUser(db, "saver"), storeProduct(db, 9, 50_00)]);
    const soon = new Date(Date.now() + 60_000).toISOString();
    const past = new Date(Date.now() - 60_000).toISOString();
    const make = (code: string, changes: object) =>
      insertCoupon(db, newId(new Date()), { ...coupon, code, ...changes }, calendar());
    await Promise.all([
      make("EARLY", { startsAt: soon }),
      make("LATE", { endsAt: past }),
      make("BIG", { minTotal: 100 }),
    ]);
    for (const [code, reason] of [
      ["NONE", "unknown"],
      ["EARLY", "too_early"],
      ["LATE", "expired"],
      ["BIG", "below_minimum"],
    ] as const) {
      const body = orderBody([{ productId: chair, quantity: 1 }], { coupon: code });
      const error = await expectRefusal(order(db, caller, body));
      expect([code, error instanceof CouponRefused && error.reason]).toEqual([code, reason]);
    }
    expect(await stockOf(db, chair)).toBe(9);
    expect(
      await sqlOn(db)`SELECT wrong, last_code FROM coupon_guesses WHERE user_id = ${caller.userId}`,
    ).toEqual([{ wrong: 1, last_code: "NONE" }]);
  });

  it("holds its limit under 200 parallel orders", async () => {
    const { db } = database;
    const [caller, chair] = await Promise.all([storeUser(db, "crowd"), storeProduct(db, 500)]);
    await insertCoupon(db, newId(new Date()), { ...coupon, code: "FIRST7", maxUses: 7 }, calendar());
    const body = orderBody([{ productId: chair, quantity: 1 }], { coupon: "FIRST7" });
    const results = await Promise.allSettled(Array.from({ length: 200 }, () => order(db, caller, body)));
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(7);
    expect(await stockOf(db, chair)).toBe(493);
  });
});

describe("the last items", () => {
  it.each(sample([7, 1, 50]))("are never oversold: %i in stock, 200 parallel orders", async (stock) => {
    const { db } = database;
    const [caller, chair, table] = await Promise.all([
      storeUser(db, "crowd"),
      storeProduct(db, stock),
      storeProduct(db, 1_000),
    ]);
    // Lines in both sequences, so that a wrong lock order would deadlock. Closing the test database checks for deadlocks.
    const bodies = [
      orderBody([
        { productId: chair, quantity: 1 },
        { productId: table, quantity: 1 },
      ]),
      orderBody([
        { productId: table, quantity: 1 },
        { productId: chair, quantity: 1 },
      ]),
    ];
    const attempts = Array.from({ length: 200 }, (_, i) =>
      order(db, caller, bodies[i % 2] ?? (bodies[0] as never)),
    );
    const results = await Promise.allSettled(attempts);
    const refused = results.flatMap((result) =>
      result.status === "rejected" ? [result.reason as AppError] : [],
    );
    expect(results.length - refused.length).toBe(stock);
    expect(new Set(refused.map((error) => error.code))).toEqual(new Set(["out_of_stock"]));
    expect([await stockOf(db, chair), await stockOf(db, table)]).toEqual([0, 1_000 - stock]);
  });
});
