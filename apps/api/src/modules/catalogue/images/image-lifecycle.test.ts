import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openStorage } from "../../../storage/open-storage";
import { startBucketServer } from "../../../testing/bucket-server";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { orderBody } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";
import { productForm } from "../../../testing/product-form";
import { picture, sendPicture } from "../../../testing/send-picture";
import { removeUnusedImages } from "./remove-unused-images";

const server = await startBucketServer();
const trading = { SHOP_PAYMENT_METHODS: "bank_transfer" };
const withFolder = await buildTestApp({ env: trading });
const withBucket = await buildTestApp({ env: { ...trading, IMAGE_STORE: server.imageStore } });
const DAY_MS = 86_400_000;

beforeEach(() => {
  server.calls.length = 0;
});

function filesOf({ config }: TestApp, name: string): string[] {
  const files = config.imageStore ? server.names() : readdirSync(join(config.dataDir, "images", "uploads"));
  return files.filter((file) => file.startsWith(name)).sort();
}

describe.each([
  ["folder", withFolder],
  ["bucket", withBucket],
] as const)("the lifecycle of an image in a %s", (kind, shop) => {
  const sql = sqlOn(shop.db);
  const { call } = shop;
  let admin: TestUser;
  beforeAll(async () => {
    admin = await shop.as("Admin");
  });

  const imageStores = openStorage(shop.config);
  const cleanUp = (days: number) =>
    removeUnusedImages({ db: shop.db, imageStores }, new Date(Date.now() + days * DAY_MS));

  /** Uploads an image and creates a product with it. */
  async function createProduct(colour: string) {
    const sent = await sendPicture(shop.app, admin, await picture(colour, 800, 600));
    const { imageUrl } = sent.json<{ imageUrl: string }>();
    const payload = productForm({ imageUrl, quantity: 5 });
    const product = (await call(admin, "POST", "/products", { payload })).json<{ id: string }>();
    return { imageUrl, id: product.id, name: /([0-9a-f]{32})_1280/.exec(imageUrl)?.[1] ?? "" };
  }
  const usesOf = (name: string) =>
    sql`SELECT kind, subject_id FROM image_uses WHERE name = ${name} ORDER BY kind`;
  const statusOf = async (imageUrl: string) => (await shop.app.inject(new URL(imageUrl).pathname)).statusCode;

  it("is stored, shown by a product, and removed a day after the product", async () => {
    // The upload stores the files, the row and the audit entry.
    const { imageUrl, id, name } = await createProduct("#113355");
    const files = [`${name}_1280.webp`, `${name}_640.webp`];
    expect(filesOf(shop, name)).toEqual(files);
    expect(
      await sql`SELECT width, height, uploaded_by, stored_in, removing_at FROM images WHERE name = ${name}`,
    ).toEqual([{ width: 800, height: 600, uploaded_by: admin.id, stored_in: kind, removing_at: null }]);
    const logged = sql`SELECT actor_id FROM audit_log WHERE action = 'image.upload' AND after->>'imageUrl' LIKE ${`%${name}%`}`;
    expect(await logged).toEqual([{ actor_id: admin.id }]);

    // The product shows the image, and both sizes are served.
    expect(await usesOf(name)).toEqual([{ kind: "product", subject_id: id }]);
    expect((await call(null, "GET", `/products/${id}`)).json().imageUrl).toBe(imageUrl);
    for (const size of [imageUrl, imageUrl.replace("_1280", "_640")]) expect(await statusOf(size)).toBe(200);
    expect(await cleanUp(30)).toBe(0);
    expect(await sql`SELECT hash IS NOT NULL AS known FROM images WHERE name = ${name}`).toEqual([
      { known: true },
    ]);

    // Without the product, the cleanup removes the image.
    expect((await call(admin, "DELETE", `/products/${id}`)).statusCode).toBe(204);
    expect(await usesOf(name)).toEqual([]);
    expect(await cleanUp(0.9)).toBe(0);
    expect(filesOf(shop, name)).toEqual(files);
    expect(await cleanUp(1.1)).toBe(1);
    expect(filesOf(shop, name)).toEqual([]);
    expect(await sql`SELECT name FROM images WHERE name = ${name}`).toEqual([]);
    if (kind === "folder") expect(await statusOf(imageUrl)).toBe(404);
    else {
      const expectedCalls = ["PUT", "GET", "DELETE"].flatMap((verb) =>
        files.map((file) => `${verb} ${file}`),
      );
      expect([...server.calls].sort()).toEqual(expectedCalls.sort());
    }
  });

  it("remains while an order shows it, even if the product is deleted", async () => {
    const { imageUrl, id, name } = await createProduct("#224466");
    const shopper = await shop.as("User");
    const payload = orderBody([{ productId: id, quantity: 1 }]);
    const placed = await call(shopper, "POST", "/orders", { payload, headers: { "idempotency-key": id } });
    expect(placed.statusCode).toBe(201);
    await call(admin, "DELETE", `/products/${id}`);
    expect(await usesOf(name)).toMatchObject([{ kind: "order" }]);
    await cleanUp(400);
    expect(filesOf(shop, name)).toHaveLength(2);
    expect(await statusOf(imageUrl)).toBe(200);
  });

  it("starts a new day when the same image is uploaded again", async () => {
    const file = await picture("#335577");
    const first = (await sendPicture(shop.app, admin, file)).json<{ imageUrl: string }>();
    await sql`UPDATE images SET last_uploaded_at = now() - interval '2 days', uploaded_at = now() - interval '2 days'`;
    const again = (await sendPicture(shop.app, admin, file)).json<{ imageUrl: string }>();
    expect(again).toEqual(first);
    await cleanUp(0);
    expect(await statusOf(first.imageUrl)).toBe(200);
  });

  it("is not removed if a product starts to use it", async () => {
    const { imageUrl } = (await sendPicture(shop.app, admin, await picture("#446688"))).json<{
      imageUrl: string;
    }>();
    await sql`UPDATE images SET removing_at = now() WHERE name = upload_name(${imageUrl})`;
    expect((await call(admin, "POST", "/products", { payload: productForm({ imageUrl }) })).statusCode).toBe(
      201,
    );
    await cleanUp(0);
    expect(await statusOf(imageUrl)).toBe(200);
    expect(await sql`SELECT removing_at FROM images WHERE name = upload_name(${imageUrl})`).toEqual([
      { removing_at: null },
    ]);
  });

  it("gets a new name if it is uploaded again during its removal", async () => {
    const file = await picture("#557799");
    const first = (await sendPicture(shop.app, admin, file)).json<{ imageUrl: string }>();
    await sql`UPDATE images SET removing_at = now() WHERE name = upload_name(${first.imageUrl})`;
    const again = (await sendPicture(shop.app, admin, file)).json<{ imageUrl: string }>();
    expect(again.imageUrl).not.toBe(first.imageUrl);
    await cleanUp(0);
    expect(await statusOf(again.imageUrl)).toBe(200);
  });
});
