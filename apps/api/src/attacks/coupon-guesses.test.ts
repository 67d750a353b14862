import { expect, it } from "vitest";
import { buildTestApp } from "../testing/build-test-app";
import { orderBody, storeProduct } from "../testing/fixtures/orders";
import { sqlOn } from "../testing/plain-sql";

const { call, as, db } = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
const admin = await as("Admin");
const items = [{ productId: await storeProduct(db, 50, 100_00), quantity: 1 }];
const form = { code: "SPRING", kind: "percent", value: 20, minTotal: 0, startsAt: null, endsAt: null };
await call(admin, "POST", "/admin/coupons", {
  payload: { ...form, maxUses: null, maxUsesPerUser: null, acceptedTos: true },
});

type Shopper = Awaited<ReturnType<typeof as>>;
const quote = async (shopper: Shopper, coupon: string) =>
  (await call(shopper, "POST", "/orders/quote", { payload: { items, coupon } })).json<{
    discount: number;
    couponProblem: string | null;
  }>();
const order = (shopper: Shopper, coupon: string) =>
  call(shopper, "POST", "/orders", {
    payload: { ...orderBody(items), coupon },
    headers: { "idempotency-key": crypto.randomUUID() },
  });
const UNKNOWN_COUPON = "We don't know this coupon";
const TOO_MANY = "Too many attempts. Please try again in an hour";

it("limits guesses of codes by quotes and orders, without affecting other users", async () => {
  const [attacker, other] = [await as("User"), await as("User")];
  for (let guess = 0; guess < 10; guess += 1) {
    expect((await quote(attacker, `CODE-${guess}`)).couponProblem).toBe(UNKNOWN_COUPON);
    expect((await order(attacker, `TEXT-${guess}`)).json().errors).toEqual({ coupon: UNKNOWN_COUPON });
  }
  expect(await quote(attacker, "SPRING")).toMatchObject({ discount: 0, couponProblem: TOO_MANY });
  expect((await order(attacker, "SPRING")).json().errors).toEqual({ coupon: TOO_MANY });
  expect(await quote(other, "SPRING")).toMatchObject({ discount: 20, couponProblem: null });
  expect((await order(other, "SPRING")).statusCode).toBe(201);
});

it("counts repeated quotes with the same wrong code once, and resets after an hour", async () => {
  const shopper = await as("User");
  for (let change = 0; change < 30; change += 1) await quote(shopper, "SPRONG");
  expect(await quote(shopper, "SPRING")).toMatchObject({ discount: 20 });
  for (let guess = 0; guess < 20; guess += 1) await quote(shopper, `CODE-${guess}`);
  expect((await quote(shopper, "SPRING")).couponProblem).toBe(TOO_MANY);
  const sql = sqlOn(db);
  await sql`update coupon_guesses set since = since - interval '61 minutes' where user_id = ${shopper.id}`;
  expect(await quote(shopper, "SPRING")).toMatchObject({ discount: 20 });
  await quote(shopper, "SPRONG");
  expect(await sql`select wrong from coupon_guesses where user_id = ${shopper.id}`).toEqual([{ wrong: 1 }]);
});

it("counts guesses that are sent at once", async () => {
  const codes = Array.from({ length: 60 }, (_, guess) => `ATONCE-${guess}`);
  const [quoting, ordering] = [await as("User"), await as("User")];
  const problems = await Promise.all(codes.map(async (code) => (await quote(quoting, code)).couponProblem));
  expect(problems.filter((problem) => problem === UNKNOWN_COUPON)).toHaveLength(20);
  const refusals = await Promise.all(codes.map((code) => order(ordering, code)));
  const unknown = refusals.filter((refused) => refused.json().errors?.coupon === UNKNOWN_COUPON);
  expect(unknown).toHaveLength(20);
});
