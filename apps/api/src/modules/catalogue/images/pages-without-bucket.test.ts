import { beforeAll, describe, expect, it } from "vitest";
import { startBucketServer } from "../../../testing/bucket-server";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { productForm } from "../../../testing/product-form";
import { picture, sendPicture } from "../../../testing/send-picture";

const server = await startBucketServer();
const shop = await buildTestApp({ built: true, env: { IMAGE_STORE: server.impatientImageStore } });
let admin: TestUser;
let id: string;
let imageUrl: string;

beforeAll(async () => {
  admin = await shop.as("Admin");
  ({ imageUrl } = (await sendPicture(shop.app, admin, await picture("#abcdef"))).json());
  const payload = productForm({ name: "Chair of the bucket", imageUrl, quantity: 5 });
  ({ id } = (await shop.call(admin, "POST", "/products", { payload })).json());
});

describe.each(["away", "silent"] as const)("while the bucket is %s", (mode) => {
  beforeAll(() => {
    server.state.mode = mode;
  });

  it("returns 503 for images and serves every page", async () => {
    expect((await shop.app.inject(new URL(imageUrl).pathname)).statusCode).toBe(503);
    const page = await shop.app.inject(`/products/details/${id}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("Chair of the bucket");
    expect(page.body).toContain(new URL(imageUrl).pathname);
    for (const path of ["/", "/about-us", "/signin", "/readyz"]) {
      expect([path, (await shop.app.inject(path)).statusCode]).toEqual([path, 200]);
    }
  });

  it("reads and writes products whose images are unavailable", async () => {
    expect((await shop.call(null, "GET", `/products/${id}`)).json()).toMatchObject({ imageUrl });
    const payload = productForm({ name: `Made while ${mode}`, imageUrl, quantity: 1 });
    expect((await shop.call(admin, "POST", "/products", { payload })).statusCode).toBe(201);
    const found = await shop.call(admin, "GET", `/products?search=${mode}`);
    expect(found.json()).toMatchObject([{ name: `Made while ${mode}` }]);
  });
});
