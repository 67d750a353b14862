import type { Product } from "@larkwood/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { loadDemo } from "../../../demo";
import { demoCatalogue } from "../../../demo/catalogue";
import { demoPictures } from "../../../demo/catalogue/pictures";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { sqlOn } from "../../../testing/plain-sql";
import { productForm } from "../../../testing/product-form";

const shop = await buildTestApp();
const { call } = shop;
const sql = sqlOn(shop.db);
let admin: TestUser;
beforeAll(async () => {
  await loadDemo(shop.db, () => new Date());
  admin = await shop.as("Admin");
});

const detail = async (id: string) => (await call(null, "GET", `/products/${id}`)).json<Product>();
async function demoProduct(slug: string): Promise<string> {
  const [row] = await sql<{
    id: string;
  }>`SELECT id FROM products WHERE image_url LIKE ${`%/${slug}_1280.webp`}`;
  return row?.id ?? "";
}

describe("product images", () => {
  it("are part of the detail, main image first, with alt text and absolute URLs", async () => {
    const { images = [], imageUrl } = await detail(await demoProduct("strand-oak-sideboard"));
    expect(images[0]).toEqual({ url: imageUrl, kind: "front", alt: expect.stringMatching(/sideboard/i) });
    expect(images.map(({ kind }) => kind)).toEqual(["front", "side", "side", "detail", "room"]);
    for (const { url, alt } of images) {
      expect(URL.canParse(url)).toBe(true);
      expect(alt.length).toBeGreaterThan(20);
    }
  });

  it("exist for every demo product and show no other option", async () => {
    const [row] =
      await sql`SELECT count(DISTINCT product_id)::int AS products, count(*)::int AS pictures FROM product_images`;
    expect(row).toEqual({ products: demoCatalogue.length, pictures: demoPictures().length });
    expect(
      await sql`SELECT 1 FROM product_images WHERE image_url LIKE '%.wool-%' OR image_url LIKE '%.linen-%'`,
    ).toEqual([]);
  });

  it("are omitted from lists and from products without described images", async () => {
    const list = (await call(admin, "GET", "/products?limit=5")).json<Product[]>();
    expect(list.filter((product) => "images" in product)).toEqual([]);
    const { id } = (await call(admin, "POST", "/products", { payload: productForm() })).json<Product>();
    expect(await detail(id)).not.toHaveProperty("images");
  });

  it("start with a changed main image, using the product name as alt text", async () => {
    const id = await demoProduct("strand-oak-sideboard");
    const before = await detail(id);
    const payload = {
      ...productForm(),
      id,
      name: before.name,
      imageUrl: "https://pictures.example/new_1280.webp",
    };
    expect((await call(admin, "PUT", "/products", { payload })).statusCode).toBe(200);
    const { images = [] } = await detail(id);
    expect(images[0]).toEqual({ url: payload.imageUrl, alt: before.name, kind: "front" });
    expect(images.slice(1)).toEqual(before.images?.slice(1));
  });

  it("are deleted with the product", async () => {
    const id = await demoProduct("holm-dining-bench");
    expect((await call(admin, "DELETE", `/products/${id}`)).statusCode).toBe(204);
    expect(await sql`SELECT 1 FROM product_images WHERE product_id = ${id}`).toEqual([]);
  });

  it("protect an uploaded image from cleanup", async () => {
    const { id } = (await call(admin, "POST", "/products", { payload: productForm() })).json<Product>();
    const name = "ab".repeat(16);
    await sql`INSERT INTO product_images VALUES (${id}, 1, ${`/images/uploads/${name}_1280.webp`}, 'From the side', 'side')`;
    expect(await sql`SELECT kind, subject_id FROM image_uses WHERE name = ${name}`).toEqual([
      { kind: "product", subject_id: id },
    ]);
  });
});
