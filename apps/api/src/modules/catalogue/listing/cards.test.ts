import type { Product } from "@larkwood/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { loadDemo } from "../../../demo";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { sqlOn } from "../../../testing/plain-sql";
import { productForm } from "../../../testing/product-form";
import { toProduct } from "../products/product.mapper";
import { listBestSellers } from "./best-sellers";
import { listProducts } from "./list-products";
import { listRelated } from "./related-products";

const shop = await buildTestApp();
const sql = sqlOn(shop.db);
let admin: TestUser;
let all: Product[];
const list = async (query: string) =>
  (await shop.call(admin, "GET", `/products?limit=100${query}`)).json<Product[]>();
const findByName = (products: readonly Product[], name: string) =>
  products.find((product) => product.name === name);

beforeAll(async () => {
  await loadDemo(shop.db, () => new Date());
  admin = await shop.as("Admin");
  all = await list("");
});

describe("product cards", () => {
  it("show the first four colours of an option", () => {
    const sofa = findByName(all, "Alder Three-Seat Sofa");
    expect(sofa?.swatches).toEqual({
      option: "Fabric",
      count: 4,
      colours: ["#cbc1b1", "#61634b", "#889299", "#5a5958"],
    });
    for (const { swatches } of all) expect(swatches?.colours.length ?? 0).toBeLessThanOrEqual(4);
  });

  it("show no colours if the product has no colour option", async () => {
    expect(findByName(all, "Lumen Floor Lamp")).not.toHaveProperty("swatches");
    const [row] = await sql<{ name: string }>`
      select name from products where options -> 0 ->> 'name' = 'Length'`;
    expect(findByName(all, row?.name ?? "")).toMatchObject({ name: row?.name });
    expect(findByName(all, row?.name ?? "")).not.toHaveProperty("swatches");
  });

  it("contain the price of the cheapest variant if variants differ in price", () => {
    expect(findByName(all, "Holm Oak Dining Table")).toMatchObject({
      price: 1260,
      cheapest: { price: 1020 },
    });
    expect(all.filter(({ cheapest }) => cheapest)).toHaveLength(1);
  });

  it("can be sorted by the lowest price of all variants", async () => {
    for (const sort of ["lowestPrice", "-lowestPrice"]) {
      const shown = (await list(`&sort=${sort}`)).map(({ price, cheapest }) => cheapest?.price ?? price);
      expect(shown, sort).toEqual(shown.toSorted((a, b) => (sort === "lowestPrice" ? a - b : b - a)));
    }
  });

  it("are found by the price of any variant, which is then shown", async () => {
    const table = findByName(await list("&minPrice=1000&maxPrice=1050"), "Holm Oak Dining Table");
    expect(table?.match).toMatchObject({ name: "160 cm", price: 1020 });
    expect(findByName(await list("&minPrice=1030&maxPrice=1100"), "Holm Oak Dining Table")).toBeUndefined();
  });

  it("contain the URL of the second image of the product page", async () => {
    const sofa = findByName(all, "Alder Three-Seat Sofa");
    const { images = [] } = (await shop.call(null, "GET", `/products/${sofa?.id}`)).json<Product>();
    expect(sofa?.hoverImageUrl).toBe(images[1]?.url);
    expect(URL.canParse(sofa?.hoverImageUrl ?? "")).toBe(true);
  });

  it("show another hover image once the second image is the main one", async () => {
    const before = findByName(all, "Strand Oak Sideboard");
    const { images = [] } = (await shop.call(null, "GET", `/products/${before?.id}`)).json<Product>();
    const payload = { ...productForm(), id: before?.id, name: before?.name, imageUrl: images[1]?.url };
    expect((await shop.call(admin, "PUT", "/products", { payload })).statusCode).toBe(200);
    const after = findByName(await list(""), "Strand Oak Sideboard");
    expect(after?.imageUrl).toBe(images[1]?.url);
    expect(after?.hoverImageUrl).toBe(images[2]?.url);
  });

  it("contain neither colours nor hover image for a product created with the basic form", async () => {
    const payload = productForm({ name: "Plain Xanthic Stool" });
    const created = (await shop.call(admin, "POST", "/products", { payload })).json<Product>();
    const card = findByName(await list("&search=xanthic"), "Plain Xanthic Stool");
    expect(card).toEqual({ ...created, updatedAt: created.createdAt });
    expect(Object.keys(card ?? {})).not.toContain("swatches");
    expect(Object.keys(card ?? {})).not.toContain("hoverImageUrl");
  });

  it("are the same in searches, best sellers and related products", async () => {
    const sofa = findByName(all, "Alder Three-Seat Sofa");
    const card = { swatches: sofa?.swatches, hoverImageUrl: sofa?.hoverImageUrl };
    expect(findByName(await list("&search=three-seat%20sofa"), "Alder Three-Seat Sofa")).toMatchObject(card);
    await sql`insert into sales_products (product_id, sold) values (${sofa?.id}, 3)`;
    const sold = (await listBestSellers(shop.db)).map((row) => toProduct(row, "http://localhost"));
    expect(sold[0]).toMatchObject({ name: "Alder Three-Seat Sofa", swatches: card.swatches });
    const two = findByName(all, "Alder Two-Seat Sofa");
    const related = (await listRelated(shop.db, two?.id ?? "", 4)).map((row) => toProduct(row, ""));
    expect(findByName(related, "Alder Three-Seat Sofa")).toMatchObject({ swatches: card.swatches });
    expect(findByName(related, "Alder Three-Seat Sofa")?.hoverImageUrl).toMatch(/^\/images\//);
  });

  it("need no additional query", async () => {
    const queries: unknown[] = [];
    const counting = new Proxy(shop.db, {
      get(target, name, receiver) {
        const value: unknown = Reflect.get(target, name, receiver);
        if (name !== "execute" && name !== "select") return value;
        queries.push(name);
        return value;
      },
    });
    await listProducts(counting, { limit: 100 });
    // One query for the rows, one for the total.
    expect(queries).toHaveLength(2);
  });
});
