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
  // What pages ask of the shop, without the pages.
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
const findByWord = async (word: string) => (await reader?.findProduct(word)) ?? null;

const newProduct = async () =>
  (await call(admin, "POST", "/products", { payload: productForm() })).json<Product>();
const read = async (id: string) => (await call(null, "GET", `/products/${id}`)).json<Product>();
const texts = (given: object = {}) => ({ slug: null, metaTitle: null, metaDescription: null, ...given });
const sayTexts = (id: string, given: object, headers = {}, user = admin) =>
  call(user, "PUT", `/products/${id}/search-texts`, { payload: texts(given), headers });
const picture = (name: string, kind = "front") => ({
  url: `https://shop.example/images/uploads/${name}_1280.webp`,
  alt: `The ${name}`,
  kind,
});
const setPictures = (id: string, images: object[], headers = {}, user = admin) =>
  call(user, "PUT", `/products/${id}/pictures`, { payload: { images }, headers });

describe("what search engines show of a product", () => {
  it("is said by its owner, shows in the detail, and is taken back by nothing", async () => {
    const { id } = await newProduct();
    const said = { slug: "oak-reading-chair", metaTitle: "Reading chair", metaDescription: "Sit and read." };
    expect((await sayTexts(id, said)).json()).toMatchObject(said);
    expect(await read(id)).toMatchObject(said);
    const [entry] = (await call(admin, "GET", `/audit?subjectId=${id}&action=product.search-texts`)).json();
    expect(entry).toMatchObject({ before: { slug: null }, after: said });
    await sayTexts(id, {});
    expect(await read(id)).not.toHaveProperty("metaTitle");
  });

  it("finds the page by the word, by every earlier one and always by the id", async () => {
    const { id } = await newProduct();
    await sayTexts(id, { slug: "first-word" });
    await sayTexts(id, { slug: "second-word" });
    for (const word of [id, "first-word", "second-word"])
      expect(await findByWord(word)).toMatchObject({ id, slug: "second-word" });
    for (const word of ["third-word", "", "../../etc", "Second-Word", "x".repeat(200)])
      expect(await findByWord(word)).toBeNull();
    await call(admin, "PUT", `/products/${id}/publishing`, { payload: { state: "draft" } });
    expect(await findByWord("second-word")).toBeNull();
  });

  it("gives an address to one product only, also when it is an earlier one or two ask at once", async () => {
    const [one, two] = [await newProduct(), await newProduct()];
    await sayTexts(one.id, { slug: "taken-word" });
    await sayTexts(one.id, { slug: "later-word" });
    for (const slug of ["taken-word", "later-word"])
      expect((await sayTexts(two.id, { slug })).json()).toMatchObject({
        code: "slug_taken",
        errors: { slug: t.productSlugTaken },
      });
    expect((await sayTexts(one.id, { slug: "taken-word" })).statusCode).toBe(200);
    const both = await Promise.all([one, two].map(({ id }) => sayTexts(id, { slug: "wanted-by-two" })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it("is free again once its product is deleted", async () => {
    const [one, two] = [await newProduct(), await newProduct()];
    await sayTexts(one.id, { slug: "of-the-deleted" });
    await call(admin, "DELETE", `/products/${one.id}`);
    expect((await sayTexts(two.id, { slug: "of-the-deleted" })).statusCode).toBe(200);
  });

  it("refuses what is no word for an address, what looks like an id, old versions and shoppers", async () => {
    const { id, version } = await newProduct();
    const errorsOf = async (given: object) => (await sayTexts(id, given)).json().errors;
    expect(await errorsOf({ slug: "Not an address" })).toEqual({ slug: t.optionKey });
    expect(await errorsOf({ slug: "0190a0b0c0d0e0f000000001" })).toEqual({ slug: t.slugIsId });
    expect(await errorsOf({ metaTitle: "x".repeat(121) })).toEqual({ metaTitle: t.tooLong });
    expect((await sayTexts(id, {}, { "if-match": `"${version + 1}"` })).json().code).toBe("edit_conflict");
    expect((await sayTexts(id, {}, {}, shopper)).statusCode).toBe(403);
    expect((await sayTexts("0".repeat(24), {})).statusCode).toBe(404);
  });
});

describe("the pictures of a product", () => {
  it("stand in the order that was given, the first is the main one, and our own are stored as paths", async () => {
    const { id, version } = await newProduct();
    const images = [picture("side", "side"), picture("front"), picture("detail", "detail")];
    const saved = (await setPictures(id, images, { "if-match": `"${version}"` })).json<Product>();
    expect(saved).toMatchObject({ images, imageUrl: images[0]?.url });
    expect(saved.version).toBeGreaterThan(version);
    expect((await read(id)).images).toEqual(images);
    expect(
      await sql`select image_url from product_images where product_id = ${id} order by position`,
    ).toEqual(
      ["side", "front", "detail"].map((name) => ({ image_url: `/images/uploads/${name}_1280.webp` })),
    );
    expect((await setPictures(id, images.slice(1))).json().images).toEqual(images.slice(1));
    expect((await read(id)).imageUrl).toBe(images[1]?.url);
  });

  it("are at least one, each there once and with words, and saved over what was seen", async () => {
    const { id } = await newProduct();
    const errorsOf = async (images: object[]) => (await setPictures(id, images)).json().errors;
    expect(await errorsOf([])).toEqual({ images: t.pictureNeeded });
    expect(await errorsOf([picture("a"), picture("a")])).toEqual({ "images.1.url": t.pictureTwice });
    expect(await errorsOf([{ ...picture("a"), alt: " " }])).toEqual({ "images.0.alt": t.required });
    expect(await errorsOf([{ ...picture("a"), url: "javascript:alert(1)" }])).toEqual({
      "images.0.url": t.imageUrl,
    });
    const many = Array.from({ length: 101 }, (_, place) => picture(`many-${place}`));
    expect(await errorsOf(many)).toEqual({ images: t.picturesMany });
    expect((await setPictures(id, [picture("a")], { "if-match": '"77"' })).statusCode).toBe(412);
    expect((await setPictures(id, [picture("a")], {}, shopper)).statusCode).toBe(403);
  });

  it("that are taken away stay with the order that shows them, and only there", async () => {
    const { id } = await newProduct();
    const [sold, other] = ["a".repeat(32), "b".repeat(32)];
    await setPictures(id, [picture(sold), picture(other)]);
    const payload = orderBody([{ productId: id, quantity: 1 }]);
    const placed = await call(shopper, "POST", "/orders", { payload, headers: { "idempotency-key": id } });
    expect(placed.statusCode, placed.body).toBe(201);
    await setPictures(id, [picture(other)]);
    const uses = (name: string) => sql`select distinct kind from image_uses where name = ${name}`;
    expect(await uses(sold)).toEqual([{ kind: "order" }]);
    expect(await uses(other)).toEqual([{ kind: "product" }]);
  });
});
