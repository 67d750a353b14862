import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openTradingShop } from "~/testing/open-trading-shop";
import { renderScreen } from "~/testing/render-screen";
import type { ComparedProduct } from "./comparison";
import { ComparisonTable } from "./comparison-table";

const productOf = (id: string, name: string, changes: Partial<ComparedProduct> = {}): ComparedProduct => ({
  id: id.repeat(24),
  name,
  imageUrl: "https://images.example/sofa_1280.webp",
  description: `A picture of ${name}`,
  prices: { price: 900 },
  quantity: 0,
  hasVariants: false,
  room: "Living Room",
  kind: null,
  size: null,
  ...changes,
});
const products = [
  productOf("a", "Harbour Sofa", { size: { width: 220, depth: 95, height: 88 }, kind: "Sofas" }),
  productOf("b", "Heron Lamp", { quantity: 3, hasVariants: true, prices: { price: 80, isLowest: true } }),
];

it("is a table with a header for each product and each fact", async () => {
  openTradingShop();
  renderScreen(
    <ComparisonTable
      products={products}
      options={[{ term: "Fabric", values: [{ text: "Moss, Sand", colours: ["#61634b"] }, null] }]}
      groups={[{ title: "Size and weight", rows: [{ term: "Height", values: ["88 cm", "150 cm"] }] }]}
      missing={[]}
      unknown={0}
      isTooLong={false}
    />,
  );
  await screen.findByRole("table", { name: "Products side by side" });
  expect(screen.getAllByRole("columnheader").map((header) => header.textContent)).toEqual([
    "Harbour Sofa",
    "Heron Lamp",
  ]);
  const cellsOf = (term: string) => {
    const row = screen.getByRole("rowheader", { name: term }).closest("tr");
    return row
      ? within(row)
          .getAllByRole("cell")
          .map((cell) => cell.textContent)
      : [];
  };
  expect(cellsOf("Price")).toEqual(["$900.00", "from $80.00"]);
  expect(cellsOf("Availability")).toEqual(["Out of Stock", "In Stock"]);
  expect(cellsOf("Kind")).toEqual(["Sofas", "–Not known"]);
  expect(cellsOf("Fabric")).toEqual(["Moss, Sand", "–Not known"]);
  expect(cellsOf("Height")).toEqual(["88 cm", "150 cm"]);
  expect(screen.getByRole("link", { name: "Remove Harbour Sofa" }).getAttribute("href")).toBe(
    `/compare?ids=${"b".repeat(24)}`,
  );
  // Only what has a size is drawn, beside a person.
  const fronts = within(screen.getByRole("figure", { name: "To one scale" }));
  expect(fronts.getAllByRole("listitem").map((label) => label.textContent)).toEqual([
    "Harbour Sofa220 cm wide88 cm high",
    "A person170 cm high",
  ]);
});
