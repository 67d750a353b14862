import type { Attribute, Product, SalePrice } from "@larkwood/contract";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { attributesOptions } from "~/features/admin/shared/attributes-options";
import { createQueryClient } from "~/lib/api/query-client";
import { getShop, setShop } from "~/lib/shop/shop";
import { openTradingShop } from "~/testing/open-trading-shop";
import { someProduct, someSofa } from "~/testing/products";
import { renderWithToasts } from "~/testing/render-screen";
import { EditProduct } from "./edit-product";
import { productToEditOptions } from "./product-queries";

const attribute = (changes: Partial<Attribute>): Attribute => {
  return { key: "", name: "", type: "text", unit: "", choices: [], facet: true, position: 0, ...changes };
};
const attributes = [
  attribute({ key: "width", name: "Width", type: "number", unit: "cm" }),
  attribute({ key: "assembly", name: "Assembly", type: "flag" }),
  attribute({
    key: "material",
    name: "Material",
    type: "choices",
    choices: [
      { key: "oak", name: "Oak", swatch: null },
      { key: "wool", name: "Wool", swatch: null },
    ],
  }),
];

type Call = { path: string; version: string | null; body: Record<string, unknown> };
let calls: Call[];
let reply: (call: Call) => { status?: number; json: unknown };
let storedProduct: Product;
let salePrices: SalePrice[];

/** Replies to the other sections of the page, which these tests don't check. */
function otherSectionReply(path: string): { status?: number; json: unknown } | null {
  if (path === "/api/admin/collections") return { json: [] };
  if (path.endsWith("/collections")) return { json: { collectionIds: [] } };
  if (path !== `/api/admin/products/${storedProduct.id}`) return null;
  return { json: { ...storedProduct, publishing: { state: "published", publishAt: null }, salePrices } };
}

beforeEach(() => {
  calls = [];
  salePrices = [];
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const isChange = init?.method === "PUT";
    const call = {
      path: new URL(String(url), "http://shop.example").pathname,
      version: new Headers(init?.headers).get("if-match"),
      body: isChange ? JSON.parse(String(init?.body)) : {},
    };
    if (isChange) calls.push(call);
    const { status = 200, json } = otherSectionReply(call.path) ?? reply(call);
    return new Response(JSON.stringify(json), { status, headers: { "content-type": "application/json" } });
  });
  return () => fetch.mockRestore();
});

function openEditor(product: Product) {
  storedProduct = product;
  const client = createQueryClient();
  client.setQueryData(productToEditOptions(product.id).queryKey, product);
  client.setQueryData(attributesOptions.queryKey, attributes);
  return renderWithToasts(<EditProduct id={product.id} />, client);
}
/** The save buttons of the sections below the images, by index. */
const saveButton = (index: number) =>
  screen.getAllByRole<HTMLButtonElement>("button", { name: "SAVE" })[index + 1];
async function pressSave(index: number) {
  await waitFor(() => expect(saveButton(index)?.disabled).toBe(false));
  saveButton(index)?.click();
}
/** Waits until the section has no unsaved changes. */
const waitUntilSaved = (index: number) => waitFor(() => expect(saveButton(index)?.disabled).toBe(true));

it("adds an option with two values and one price for all, and the product form adopts the saved version", async () => {
  const product = someProduct();
  const stored = someSofa({ version: 6, price: 950, quantity: 40 });
  reply = () => ({ json: stored });
  const visitor = openEditor(product);
  await visitor.fill("name", "Harbour Sofa, wide");
  await visitor.press("+ Add an option");
  await visitor.fill("options.0.name", "Fabric");
  await visitor.fill("options.0.values.0.name", "Moss");
  await visitor.press("Add a value of Fabric");
  expect(document.activeElement).toBe(visitor.control("options.0.values.1.name"));
  await visitor.fill("options.0.values.1.name", "Sand");
  await visitor.fill("all.price", "950");
  await visitor.fill("all.quantity", "20");
  await visitor.press("Set in all 2 rows");
  await screen.findByLabelText("Price of Sand");
  await pressSave(0);
  await waitUntilSaved(0);
  expect(calls[0]).toMatchObject({ path: `/api/products/${product.id}`, version: '"4"' });
  expect(calls[0]?.body.variants).toMatchObject([
    { values: ["moss"], price: 950, quantity: 20 },
    { values: ["sand"], price: 950, quantity: 20 },
  ]);

  await waitFor(() => expect(visitor.control("price").value).toBe("950"));
  expect(visitor.control("quantity").value).toBe("40");
  expect(visitor.control("name").value).toBe("Harbour Sofa, wide");
  await visitor.choose("category", "bedroom");
  visitor.control("acceptedTos").click();
  await visitor.press("SUBMIT");
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).toMatchObject({
    path: "/api/products",
    version: '"6"',
    body: { name: "Harbour Sofa, wide", price: 950, quantitySeen: 40 },
  });
});

it("the first variant of a product on sale gets the regular price", async () => {
  const product = someProduct();
  salePrices = [
    {
      variantId: product.id,
      price: 900,
      startsAt: "2026-11-01T00:00:00.000Z",
      endsAt: null,
      regularPrice: 1_200,
    },
  ];
  const visitor = openEditor(product);
  await waitFor(() => expect(visitor.control(`sale.${product.id}.price`).value).toBe("900"));
  await visitor.press("+ Add an option");
  expect(visitor.control("variants.0.price").value).toBe("1200");
  expect(visitor.control("variants.0.compareAtPrice").value).toBe("");
});

it("shows validation and server errors at their cells", async () => {
  reply = () => ({
    status: 409,
    json: {
      code: "sku_taken",
      title: "",
      status: 409,
      errors: { "variants.1.sku": "Another product has this SKU" },
    },
  });
  const visitor = openEditor(someSofa());
  await visitor.fill("variants.1.price", "0");
  await pressSave(0);
  await visitor.sees("Price must be at least 1");
  expect(document.activeElement).toBe(visitor.control("variants.1.price"));
  expect(calls).toHaveLength(0);
  await visitor.fill("variants.1.price", "910");
  await visitor.fill("variants.1.sku", "HS-2");
  await pressSave(0);
  await visitor.sees("Another product has this SKU");
  expect(visitor.control("variants.1.sku").getAttribute("aria-invalid")).toBe("true");
  expect(visitor.control("variants.1.price").value).toBe("910");
});

it("removes a variant with stock only after a confirmation", async () => {
  reply = () => ({ json: someSofa({ version: 6 }) });
  const visitor = openEditor(someSofa());
  screen.getAllByRole("button", { name: "Remove Sand" }).at(-1)?.click();
  await pressSave(0);
  await visitor.sees("Remove a variant with stock?", "Sand: 4");
  expect(calls).toHaveLength(0);
  await visitor.press("Remove and save");
  await waitUntilSaved(0);
  expect(calls[0]?.body.variants).toHaveLength(1);
});

it("shows another user's variant changes before overwriting them, but ignores changes to other fields", async () => {
  const base = someSofa();
  const theirs = someSofa({
    version: 5,
    variants: base.variants?.map((one) => ({ ...one, price: 990 })) ?? [],
  });
  let current: Product = someSofa({ version: 5, name: "Harbour Sofa II" });
  reply = ({ version }) => {
    if (version === null) return { json: current };
    if (version === `"${current.version}"`) return { json: { ...current, version: current.version + 2 } };
    return { status: 409, json: { code: "edit_conflict", title: "", status: 409, context: current } };
  };
  const visitor = openEditor(base);
  await visitor.fill("variants.0.price", "905");
  await pressSave(0);
  await waitUntilSaved(0);
  expect(calls.map(({ version }) => version)).toEqual(['"4"', '"5"']);

  current = { ...theirs, version: 9 };
  await visitor.fill("variants.0.price", "906");
  await pressSave(0);
  await visitor.sees("Use their version");
  expect(screen.getAllByText("990")).toHaveLength(2);
  await visitor.press("Use their version");
  await waitFor(() => expect(visitor.control("variants.0.price").value).toBe("990"));
});

it("sends only changed attributes, converted to their type", async () => {
  reply = () => ({ json: someProduct({ version: 5 }) });
  const visitor = openEditor(someProduct());
  await visitor.fill("attributes.width", "210.5");
  await visitor.choose("attributes.assembly", "no");
  screen.getByLabelText("Wool").click();
  await pressSave(1);
  await waitUntilSaved(1);
  expect(calls).toEqual([
    {
      path: `/api/products/${someProduct().id}`,
      version: '"4"',
      body: { attributes: { width: 210.5, assembly: false, material: ["wool"] } },
    },
  ]);
});

it("shows an alert after a failed save and keeps the input [D19]", async () => {
  reply = () => ({ status: 503, json: { code: "unavailable", title: "", status: 503 } });
  const visitor = openEditor(someProduct());
  await visitor.fill("name", "Still here afterwards");
  await visitor.choose("category", "bedroom");
  visitor.control("acceptedTos").click();
  await visitor.press("SUBMIT");
  await visitor.isAlerted("Error updating product!");
  expect(visitor.control("name").value).toBe("Still here afterwards");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Edit Product");
});

it.each([true, false])(
  "loads a draft without asking for a published product first (trading: %s)",
  async (trading) => {
    if (trading) openTradingShop();
    setShop({ ...getShop(), trading });
    onTestFinished(() => void setShop({ ...getShop(), trading: false }));
    storedProduct = someProduct();
    reply = () => ({ status: 404, json: { code: "not_found", title: "", status: 404 } });
    const client = createQueryClient();
    client.setQueryData(attributesOptions.queryKey, attributes);
    const visitor = renderWithToasts(<EditProduct id={storedProduct.id} mayBeDraft />, client);
    await waitFor(() => expect(visitor.control("name").value).toBe("Harbour Sofa"));
    const asked = vi.mocked(globalThis.fetch).mock.calls.map(([url]) => String(url));
    expect(asked.filter((url) => url.endsWith(`/api/products/${storedProduct.id}`))).toEqual([]);
  },
);

it("shows an alert if the product cannot be loaded, and can retry [D19]", async () => {
  reply = () => ({ status: 404, json: { code: "not_found", title: "", status: 404 } });
  storedProduct = someProduct();
  const client = createQueryClient();
  client.setQueryData(attributesOptions.queryKey, attributes);
  const visitor = renderWithToasts(<EditProduct id={"0".repeat(24)} />, client);
  await visitor.isAlerted("Could not fetch product details. Please try again.");
  reply = () => ({ json: someProduct() });
  await visitor.press("Try again");
  await visitor.sees("Edit Product");
});
