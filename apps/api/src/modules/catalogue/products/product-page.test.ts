import { type Product, validationTexts as t } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import type { PageReader } from "../../../../../web/server/catalogue-reader";
import { buildTestApp } from "../../../testing/build-test-app";
import { orderBody } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";
import { productForm } from "../../../testing/product-form";

let reader: PageReader | undefined;
const shop = await buildTestApp({
  env: { PUBLIC_URL: "https://shop.example", SHOP_MODE: "trading", SHOP_PAYMENT_METHODS: "bank_transfer" },
  // Captures the reader that pages get.
  pages: async (_request, given) => {
    reader = given;
    return new Response("");
  },
});
await shop.app.inject("/");
const { as, call } = shop;
const admin = await as("Admin");
const shopper = await as("User");
const sql = sqlOn(shop.db);
const findBySlug = async (slug: string) => (await reader?.findProduct(slug)) ?? null;

const newProduct = async () =>
  (await call(admin, "POST", "/products", { payload: productForm() })).json<Product>();
const read = async (id: string) => (await call(null, "GET", `/products/${id}`)).json<Product>();
const texts = (given: object = {}) => ({ slug: null, metaTitle: null, metaDescription: null, ...given });
const saveTexts = (id: string, given: object, headers = {}, user = admin) =>
  call(user, "PUT", `/products/${id}/search-texts`, { payload: texts(given), headers });
const image = (name: string, kind = "front") => ({
  url: `https://shop.example/images/uploads/${name}_1280.webp`,
  alt: `The ${name}`,
  kind,
});
const setImages = (id: string, images: object[], headers = {}, user = admin) =>
  call(user, "PUT", `/products/${id}/pictures`, { payload: { images }, headers });

describe("SEO texts of a product", () => {
  it("are saved, shown in the detail, and removed by empty values", async () => {
    const { id } = await newProduct();
    const saved = { slug: "oak-reading-chair", metaTitle: "Reading chair", metaDescription: "Sit and read." };
    expect((await saveTexts(id, saved)).json()).toMatchObject(saved);
    expect(await read(id)).toMatchObject(saved);
    const [entry] = (await call(admin, "GET", `/audit?subjectId=${id}&action=product.search-texts`)).json();
    expect(entry).toMatchObject({ before: { slug: null }, after: saved });
    await saveTexts(id, {});
    expect(await read(id)).not.toHaveProperty("metaTitle");
  });

  it("find the product by current slug, earlier slugs and id", async () => {
    const { id } = await newProduct();
    await saveTexts(id, { slug: "first-word" });
    await saveTexts(id, { slug: "second-word" });
    for (const slug of [id, "first-word", "second-word"])
      expect(await findBySlug(slug)).toMatchObject({ id, slug: "second-word" });
    for (const slug of ["third-word", "", "../../etc", "Second-Word", "x".repeat(200)])
      expect(await findBySlug(slug)).toBeNull();
    await call(admin, "PUT", `/products/${id}/publishing`, { payload: { state: "draft" } });
    expect(await findBySlug("second-word")).toBeNull();
  });

  it("allow a slug for one product only, also earlier slugs and concurrent requests", async () => {
    const [one, two] = [await newProduct(), await newProduct()];
    await saveTexts(one.id, { slug: "taken-word" });
    await saveTexts(one.id, { slug: "later-word" });
    for (const slug of ["taken-word", "later-word"])
      expect((await saveTexts(two.id, { slug })).json()).toMatchObject({
        code: "slug_taken",
        errors: { slug: t.productSlugTaken },
      });
    expect((await saveTexts(one.id, { slug: "taken-word" })).statusCode).toBe(200);
    const both = await Promise.all([one, two].map(({ id }) => saveTexts(id, { slug: "wanted-by-two" })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it("free the slug when the product is deleted", async () => {
    const [one, two] = [await newProduct(), await newProduct()];
    await saveTexts(one.id, { slug: "of-the-deleted" });
    await call(admin, "DELETE", `/products/${one.id}`);
    expect((await saveTexts(two.id, { slug: "of-the-deleted" })).statusCode).toBe(200);
  });

  it("reject invalid slugs, slugs that look like an id, old versions and shoppers", async () => {
    const { id, version } = await newProduct();
    const errorsOf = async (given: object) => (await saveTexts(id, given)).json().errors;
    expect(await errorsOf({ slug: "Not an address" })).toEqual({ slug: t.optionKey });
    expect(await errorsOf({ slug: "0190a0b0c0d0e0f000000001" })).toEqual({ slug: t.slugIsId });
    expect(await errorsOf({ metaTitle: "x".repeat(121) })).toEqual({ metaTitle: t.tooLong });
    expect((await saveTexts(id, {}, { "if-match": `"${version + 1}"` })).json().code).toBe("edit_conflict");
    expect((await saveTexts(id, {}, {}, shopper)).statusCode).toBe(403);
    expect((await saveTexts("0".repeat(24), {})).statusCode).toBe(404);
  });
});

describe("images of a product", () => {
  it("keep their order, the first is the main image, and own images are stored as paths", async () => {
    const { id, version } = await newProduct();
    const images = [image("side", "side"), image("front"), image("detail", "detail")];
    const saved = (await setImages(id, images, { "if-match": `"${version}"` })).json<Product>();
    expect(saved).toMatchObject({ images, imageUrl: images[0]?.url });
    expect(saved.version).toBeGreaterThan(version);
    expect((await read(id)).images).toEqual(images);
    expect(
      await sql`select image_url from product_images where product_id = ${id} order by position`,
    ).toEqual(
      ["side", "front", "detail"].map((name) => ({ image_url: `/images/uploads/${name}_1280.webp` })),
    );
    expect((await setImages(id, images.slice(1))).json().images).toEqual(images.slice(1));
    expect((await read(id)).imageUrl).toBe(images[1]?.url);
  });

  it("require at least one image, unique URLs, alt texts and the current version", async () => {
    const { id } = await newProduct();
    const errorsOf = async (images: object[]) => (await setImages(id, images)).json().errors;
    expect(await errorsOf([])).toEqual({ images: t.imageRequired });
    expect(await errorsOf([image("a"), image("a")])).toEqual({ "images.1.url": t.duplicateImage });
    expect(await errorsOf([{ ...image("a"), alt: " " }])).toEqual({ "images.0.alt": t.required });
    expect(await errorsOf([{ ...image("a"), url: "javascript:alert(1)" }])).toEqual({
      "images.0.url": t.imageUrl,
    });
    const many = Array.from({ length: 101 }, (_, index) => image(`many-${index}`));
    expect(await errorsOf(many)).toEqual({ images: t.tooManyImages });
    expect((await setImages(id, [image("a")], { "if-match": '"77"' })).statusCode).toBe(412);
    expect((await setImages(id, [image("a")], {}, shopper)).statusCode).toBe(403);
  });

  it("stay stored for an order after removal from the product", async () => {
    const { id } = await newProduct();
    const [sold, other] = ["a".repeat(32), "b".repeat(32)];
    await setImages(id, [image(sold), image(other)]);
    const payload = orderBody([{ productId: id, quantity: 1 }]);
    const placed = await call(shopper, "POST", "/orders", { payload, headers: { "idempotency-key": id } });
    expect(placed.statusCode, placed.body).toBe(201);
    await setImages(id, [image(other)]);
    const uses = (name: string) => sql`select distinct kind from image_uses where name = ${name}`;
    expect(await uses(sold)).toEqual([{ kind: "order" }]);
    expect(await uses(other)).toEqual([{ kind: "product" }]);
  });
});
