import type { AdminProduct, Product } from "@larkwood/contract";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { attributesOptions } from "~/features/admin/shared/attributes-options";
import { createQueryClient } from "~/lib/api/query-client";
import { openTradingShop } from "~/testing/open-trading-shop";
import { someProduct, someSofa } from "~/testing/products";
import { renderWithToasts } from "~/testing/render-screen";
import { EditProduct } from "../edit-product";
import { adminProductOptions } from "../product-queries";

type Call = { method: string; path: string; version: string | null; body: Record<string, unknown> };
let saves: Call[];
let stored: AdminProduct;
let reply: (call: Call) => { status?: number; json: unknown };

const adminProduct = (product: Product): AdminProduct => ({
  ...product,
  publishing: { state: "published", publishAt: null },
  salePrices: [],
  lowStock: null,
  updatedAt: product.createdAt,
});
const companions = [1, 2, 3].map((last) => ({
  ...adminProduct(someProduct({ id: `64b00000000000000000009${last}`, name: `Companion ${last}` })),
}));
const saved = (changes: Partial<AdminProduct>) => ({ json: { ...stored, ...changes, collectionIds: [] } });
const problem = (status: number, code: string, details = {}) => ({
  status,
  json: { code, title: "", status, ...details },
});

function otherReply({ path }: Call): ReturnType<typeof reply> {
  if (path === "/api/admin/products") return { json: companions };
  if (path === "/api/products") return { json: [companions[2]] };
  if (path === "/api/admin/collections") return { json: [] };
  if (path.endsWith("/collections")) return { json: { collectionIds: [] } };
  if (path.endsWith("/stock")) return { json: [] };
  return { json: stored };
}

beforeEach(() => {
  localStorage.clear();
  saves = [];
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const call = {
      method: init?.method ?? "GET",
      path: new URL(String(url), "http://shop.example").pathname,
      version: new Headers(init?.headers).get("if-match"),
      body: init?.body ? JSON.parse(String(init.body)) : {},
    };
    if (call.method !== "GET") saves.push(call);
    const { status = 200, json } = call.method === "GET" ? otherReply(call) : reply(call);
    return new Response(JSON.stringify(json), { status, headers: { "content-type": "application/json" } });
  });
  return () => fetch.mockRestore();
});

function openEditor(product: Product) {
  openTradingShop();
  stored = adminProduct(product);
  const client = createQueryClient();
  client.setQueryData(adminProductOptions(product.id).queryKey, stored);
  client.setQueryData(attributesOptions.queryKey, []);
  return renderWithToasts(<EditProduct id={product.id} />, client);
}
const saveButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save" });
async function pressSave() {
  await waitFor(() => expect(saveButton().disabled).toBe(false));
  saveButton().click();
}
const waitUntilSaved = () => waitFor(() => expect(saveButton().disabled).toBe(true));

it("saves the changes of all sections in one call, and then has no unsaved changes", async () => {
  reply = () =>
    saved({ version: 5, name: "Harbour Sofa, wide", price: 950, lowStock: 3, metaTitle: "A wide sofa" });
  const visitor = openEditor(someProduct());
  expect(saveButton().disabled).toBe(true);
  await visitor.fill("name", "Harbour Sofa, wide");
  await visitor.fill("price", "950");
  await visitor.fill("lowStock", "3");
  await visitor.fill("metaTitle", "A wide sofa");
  await visitor.sees("Unsaved changes");
  await pressSave();
  await waitUntilSaved();
  expect(saves).toEqual([
    {
      method: "PUT",
      path: `/api/products/${stored.id}`,
      version: '"4"',
      body: {
        name: "Harbour Sofa, wide",
        price: 950,
        lowStock: 3,
        slug: null,
        metaTitle: "A wide sofa",
        metaDescription: null,
      },
    },
  ]);
  expect(visitor.control("name").value).toBe("Harbour Sofa, wide");
});

it("shows the total stock of variants, and sends only the changed section", async () => {
  reply = () => saved({ version: 5 });
  const visitor = openEditor(someSofa());
  expect(visitor.control("quantity").readOnly).toBe(true);
  await visitor.fill("variants.0.quantity", "12");
  await pressSave();
  await waitUntilSaved();
  expect(Object.keys(saves[0]?.body ?? {})).toEqual(["options", "variants"]);
});

it("does not send an invalid field, and moves the focus to it", async () => {
  const visitor = openEditor(someProduct());
  await visitor.fill("metaTitle", "A wide sofa");
  await visitor.fill("name", "Sofa");
  await pressSave();
  await waitFor(() => expect(document.activeElement).toBe(visitor.control("name")));
  expect(visitor.control("name").getAttribute("aria-invalid")).toBe("true");
  expect(saves).toEqual([]);
});

it("shows an error of the server at its field, and keeps everything that was typed", async () => {
  reply = () => problem(409, "slug_taken", { errors: { slug: "Another product has this handle" } });
  const visitor = openEditor(someProduct());
  await visitor.fill("name", "Harbour Sofa, wide");
  await visitor.fill("slug", "harbour-sofa");
  await pressSave();
  await visitor.sees("Another product has this handle");
  await waitFor(() => expect(document.activeElement).toBe(visitor.control("slug")));
  expect(visitor.control("name").value).toBe("Harbour Sofa, wide");
});

it("saves over another user's changes of other fields, but asks about the same field", async () => {
  const visitor = openEditor(someProduct());
  const conflict = ({ version }: Call) =>
    version === `"${stored.version}"`
      ? saved({ name: "Mine Sofa", version: stored.version + 1 })
      : problem(412, "edit_conflict", { context: stored });
  reply = conflict;
  stored = { ...stored, version: 5, description: "Another user wrote this text." };
  await visitor.fill("name", "Mine Sofa");
  await pressSave();
  await waitUntilSaved();
  expect(saves.map(({ version }) => version)).toEqual(['"4"', '"5"']);

  stored = { ...stored, version: 9, name: "Their Sofa" };
  await visitor.fill("name", "Mine again");
  await pressSave();
  await visitor.sees("Use their version", "Their Sofa");
  expect(visitor.control("name").value).toBe("Mine again");
  await visitor.press("Use their version");
  await waitFor(() => expect(visitor.control("name").value).toBe("Their Sofa"));
});

it("asks before it removes a variant with stock, and then saves", async () => {
  reply = () => saved({ version: 5 });
  const visitor = openEditor(someSofa());
  screen.getAllByRole("button", { name: "Remove Sand" }).at(-1)?.click();
  await pressSave();
  await visitor.sees("Remove a variant with stock?");
  expect(saves).toEqual([]);
  await visitor.press("Remove and save");
  await waitFor(() => expect(saves).toHaveLength(1));
});

const storedDrafts = () => localStorage.getItem("drafts");
/** Opens the editor again, as after a closed tab. */
function reopenEditor(product: Product) {
  cleanup();
  return openEditor(product);
}

it("offers changes of a closed tab, and restores every section", async () => {
  reply = () => saved({ version: 5 });
  const first = openEditor(someSofa());
  await first.fill("name", "Harbour Sofa, wide");
  await first.fill("metaTitle", "A wide sofa");
  await first.fill("variants.0.quantity", "12");
  const visitor = reopenEditor(someSofa());
  await visitor.sees("Restore");
  expect(visitor.control("name").value).toBe("Harbour Sofa");
  expect(saveButton().disabled).toBe(true);
  await visitor.press("Restore");
  await waitFor(() => expect(visitor.control("name").value).toBe("Harbour Sofa, wide"));
  expect(visitor.control("metaTitle").value).toBe("A wide sofa");
  expect(visitor.control("variants.0.quantity").value).toBe("12");
  expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();
  await pressSave();
  await waitUntilSaved();
  expect(saves[0]?.body).toMatchObject({ name: "Harbour Sofa, wide", metaTitle: "A wide sofa" });
  await waitFor(() => expect(storedDrafts()).toBeNull());
});

it("says that the product was changed since, and asks before it replaces those changes", async () => {
  const first = openEditor(someProduct());
  await first.fill("name", "My Sofa");
  cleanup();
  reply = () => problem(412, "edit_conflict", { context: stored });
  const visitor = openEditor({ ...someProduct(), version: 9, name: "Their Sofa" });
  await screen.findByText(/The product was changed since then/);
  await visitor.press("Restore");
  await waitFor(() => expect(visitor.control("name").value).toBe("My Sofa"));
  await pressSave();
  await visitor.sees("Use their version", "Their Sofa");
  expect(saves.map(({ version }) => version)).toEqual(['"4"']);
});

it("forgets changes that are discarded, and those of other products and accounts", async () => {
  const first = openEditor(someProduct());
  await first.fill("name", "My Sofa");
  const other = reopenEditor({ ...someProduct(), id: "64b000000000000000000077" });
  await other.sees("Save");
  expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();
  const visitor = reopenEditor(someProduct());
  await visitor.press("Discard");
  expect(storedDrafts()).toBeNull();
  expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();
  await visitor.fill("name", "My Sofa");
  await waitFor(() => expect(storedDrafts()).toContain("My Sofa"));
  await visitor.press("Discard");
  await waitFor(() => expect(storedDrafts()).toBeNull());
});

it("chooses companions by search, and saves them in their order", async () => {
  reply = ({ body }) => saved({ version: 5, companions: body.companions as string[] });
  const [first, second, third] = companions.map(({ id }) => id);
  const visitor = openEditor(someProduct({ companions: [first ?? "", second ?? ""] }));
  await visitor.sees("Companion 1", "Companion 2");
  await visitor.fill("product-search", "Companion");
  await screen.findByRole("button", { name: "Add Companion 3" });
  await visitor.press("Add Companion 3");
  await visitor.press("Move Companion 3 earlier");
  await visitor.press("Remove Companion 1");
  await pressSave();
  await waitUntilSaved();
  expect(saves[0]?.body).toEqual({ companions: [third, second] });
});
