import { endpoints } from "@larkwood/contract";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { sqlOn } from "../../../testing/plain-sql";
import { productForm } from "../../../testing/product-form";

const { as, call, db } = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
const admin = await as("Admin");
const sql = sqlOn(db);
const newKey = () => crypto.randomUUID();

type KeyedCall = { payload: object | string; headers?: Record<string, string>; key?: string };
const send = (path: string, { key, ...options }: KeyedCall, caller = admin) =>
  call(caller, "POST", path, {
    ...options,
    headers: { ...options.headers, ...(key ? { "idempotency-key": key } : {}) },
  });
const countProducts = async (name: string) =>
  (await sql<{ n: number }>`SELECT count(*)::int AS n FROM products WHERE name = ${name}`)[0]?.n;

// A repeated sign-up or role creates nothing, because the email address or name is unique. The reply with a new API key,
// webhook or invitation is not stored, because it contains the secret. A picture that no review uses is deleted.
const EXEMPT = [
  "signUp",
  "createStaffRole",
  "createApiKey",
  "createWebhook",
  "inviteStaff",
  "uploadReviewPicture",
];

it("every endpoint that returns 201 accepts an Idempotency-Key", () => {
  const without = Object.entries(endpoints).filter(
    ([name, endpoint]) =>
      "status" in endpoint &&
      endpoint.status === 201 &&
      !EXEMPT.includes(name) &&
      !("headers" in endpoint && "idempotency-key" in endpoint.headers.shape),
  );
  expect(without.map(([name]) => name)).toEqual([]);
});

describe("a repeated creating request", () => {
  it("creates one product and returns it both times", async () => {
    const [payload, key] = [productForm({ name: "Lost Reply Chair" }), newKey()];
    const first = await send("/products", { payload, key });
    const again = await send("/products", { payload, key });
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect(again.headers.location).toBe(first.headers.location);
    expect(await countProducts("Lost Reply Chair")).toBe(1);
  });

  it("creates one product out of 20 concurrent requests", async () => {
    const [payload, key] = [productForm({ name: "Hasty Chair" }), newKey()];
    const replies = await Promise.all(Array.from({ length: 20 }, () => send("/products", { payload, key })));
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    expect(await countProducts("Hasty Chair")).toBe(1);
  });

  it("is refused when its content is different", async () => {
    const key = newKey();
    await send("/products", { payload: productForm({ name: "First Chair" }), key });
    const other = await send("/products", { payload: productForm({ name: "Other Chair" }), key });
    expect([other.statusCode, other.json().code]).toEqual([422, "idempotency_mismatch"]);
    expect(await countProducts("Other Chair")).toBe(0);
  });

  it("can use the key again after a failure", async () => {
    const key = newKey();
    expect((await send("/products", { payload: productForm({ name: "Oak" }), key })).statusCode).toBe(400);
    expect((await send("/products", { payload: productForm({ name: "Oaken" }), key })).statusCode).toBe(201);
  });

  it("does not share keys between users", async () => {
    const [payload, key] = [productForm({ name: "Shared Key Chair" }), newKey()];
    const first = await send("/products", { payload, key });
    const second = await send("/products", { payload, key }, await as("Admin"));
    expect(second.json().id).not.toBe(first.json().id);
  });

  it("returns 404 when the created product was deleted", async () => {
    const [payload, key] = [productForm({ name: "Brief Chair" }), newKey()];
    const { id } = (await send("/products", { payload, key })).json();
    await call(admin, "DELETE", `/products/${id}`);
    expect((await send("/products", { payload, key })).statusCode).toBe(404);
    expect(await countProducts("Brief Chair")).toBe(0);
  });

  it("creates one coupon instead of reporting its own code as taken", async () => {
    const form = { kind: "percent", value: 10, minTotal: 0, startsAt: null, endsAt: null };
    const payload = { ...form, code: "ONCE10", maxUses: null, maxUsesPerUser: null, acceptedTos: true };
    const key = newKey();
    const first = await send("/admin/coupons", { payload, key });
    const again = await send("/admin/coupons", { payload, key });
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
  });

  it("changes the stock once", async () => {
    const { id } = (await send("/products", { payload: productForm({ quantity: 10 }) })).json();
    const adjust = { payload: { mode: "change", amount: 5, reason: "delivery" }, key: newKey() };
    await send(`/products/${id}/stock`, adjust);
    expect((await send(`/products/${id}/stock`, adjust)).json().quantity).toBe(15);
    const otherId = (await send("/products", { payload: productForm() })).json().id;
    expect((await send(`/products/${otherId}/stock`, adjust)).statusCode).toBe(422);
  });

  it("imports a file once and returns the same report; a dry run does not use the key", async () => {
    const line =
      "File Chair,A chair that came in a file.,dining,19.99,7,https://pictures.example/a_1280.webp";
    const payload = `name,description,category,price,quantity,imageUrl\n${line}\n`;
    const file = { payload, headers: { "content-type": "text/csv" }, key: newKey() };
    expect((await send("/products/import?dryRun=true", file)).json().counts.create).toBe(1);
    const first = await send("/products/import", file);
    const again = await send("/products/import", file);
    expect(again.json()).toEqual(first.json());
    expect(first.json().counts.create).toBe(1);
    expect(await countProducts("File Chair")).toBe(1);
  });

  it("stores an image once", async () => {
    const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#97472a" } })
      .png()
      .toBuffer();
    const head = '--part\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    const payload = Buffer.concat([Buffer.from(head), image, Buffer.from("\r\n--part--\r\n")]);
    const upload = {
      payload,
      headers: { "content-type": "multipart/form-data; boundary=part" },
      key: newKey(),
    };
    const first = await send("/images", upload);
    expect(first.statusCode).toBe(201);
    expect((await send("/images", upload)).json()).toEqual(first.json());
  });
});
