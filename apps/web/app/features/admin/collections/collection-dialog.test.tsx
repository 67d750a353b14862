import type { AdminCollection, Attribute } from "@larkwood/contract";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { answerCalls } from "~/testing/api-replies";
import { someProduct } from "~/testing/products";
import { renderWithToasts } from "~/testing/render-screen";
import { CollectionDialog } from "./collection-dialog";

const material: Attribute = {
  key: "material",
  name: "Material",
  type: "choices",
  unit: "",
  choices: [
    { key: "oak", name: "Oak", swatch: null },
    { key: "walnut", name: "Walnut", swatch: null },
  ],
  facet: true,
  position: 1,
};
const byRule: AdminCollection = {
  id: "0190a0b0c0d0e0f000000001",
  slug: "oak",
  name: "Oak",
  description: "All of oak.",
  rule: { category: "dining", attributes: "material:oak" },
  position: 3,
  version: 2,
  products: 7,
};

/** Opens the dialog for a shop where 12 products match every rule. */
function openDialog(collection: AdminCollection | null, total = 12) {
  const calls = answerCalls(({ method, path }) => {
    if (path === "/attributes") return Response.json([material]);
    if (method !== "GET") return Response.json(byRule);
    const products = Array.from({ length: Math.min(total, 8) }, (_, index) =>
      someProduct({ id: `64b00000000000000000000${index}`, name: `Chair ${index}` }),
    );
    return Response.json(products, { headers: { "x-total-count": String(total) } });
  });
  const requests = () =>
    calls.mock.calls.map(([url, init]) => ({
      url: new URL(String(url), "http://shop.example"),
      method: init?.method ?? "GET",
      body: init?.body ? JSON.parse(String(init.body)) : undefined,
    }));
  return {
    ...renderWithToasts(<CollectionDialog collection={collection} onClose={() => {}} />),
    lists: () => requests().flatMap(({ url }) => (url.pathname === "/api/products" ? [url.search] : [])),
    sent: () => requests().find(({ method }) => method !== "GET")?.body,
  };
}

const row = (number: number) => within(screen.getByRole("group", { name: `Condition ${number}` }));

it("builds a rule from pickers, with a count and the first products before saving", async () => {
  const editor = openDialog(null);
  await editor.fill("name", "Oak tables");
  await editor.choose("kind", "rule");
  await editor.sees("Add a condition to see its products here.");
  await editor.choose("conditions.0.field", "Category");
  await editor.choose("conditions.0.value", "Dining Room");
  await editor.press("+ Add a condition");
  await editor.choose("conditions.1.field", "Material");
  row(2).getByRole("checkbox", { name: "Walnut" }).click();
  row(2).getByRole("checkbox", { name: "Oak" }).click();
  await editor.sees("12 products match.");
  await expect
    .poll(() => editor.lists().at(-1))
    .toBe("?category=dining&attributes=material%3Awalnut%2Coak&limit=8");
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toHaveLength(8);
  await editor.press("Save");
  await editor.sees("Collection saved");
  expect(editor.sent()).toEqual({
    name: "Oak tables",
    slug: "oak-tables",
    description: "",
    rule: { category: "dining", attributes: "material:walnut,oak" },
  });
});

it("asks to finish a condition instead of sending it", async () => {
  const editor = openDialog(byRule);
  await editor.sees("12 products match.");
  await editor.press("+ Add a condition");
  await editor.sees("Unfinished conditions aren't counted.");
  expect(document.activeElement).toBe(editor.control("conditions.2.field"));
  await editor.press("Save");
  await editor.sees("Choose a field.");
  await editor.choose("conditions.2.field", "Price");
  await editor.choose("conditions.2.operator", "is between");
  await editor.fill("conditions.2.value.from", "90");
  await editor.fill("conditions.2.value.to", "20");
  await editor.press("Save");
  await editor.sees("The second number must not be below the first.");
  expect(editor.sent()).toBeUndefined();
  // The text goes as soon as the condition is finished.
  await editor.fill("conditions.2.value.from", "10");
  await expect.poll(() => screen.queryByText(/must not be below/)).toBeNull();
  await editor.press("Remove condition 3");
  await editor.press("Save");
  await editor.sees("Collection saved");
  expect(editor.sent()).toMatchObject({ rule: byRule.rule, version: 2 });
});

it("offers each field once", async () => {
  const editor = openDialog(byRule);
  await editor.sees("+ Add a condition");
  await editor.press("+ Add a condition");
  const offered = [...editor.control("conditions.2.field").children].map(({ textContent }) => textContent);
  expect(offered).toEqual(["Choose a field", "Price", "In stock", "On sale"]);
});

it("says that no product matches", async () => {
  const editor = openDialog(byRule, 0);
  await editor.sees("No published products match.");
  expect(screen.queryByRole("img")).toBeNull();
});
