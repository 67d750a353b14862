import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { expect, it } from "vitest";
import { renderScreen } from "~/testing/render-screen";
import { FilterChips, toFilterChips } from "./filter-chips";
import { FilterPanel } from "./filter-panel";
import type { CatalogueFilters } from "./filters";

const noFilters: CatalogueFilters = { category: undefined, search: "", sort: undefined, inStock: false };
const facets = {
  total: 3,
  categories: [],
  inStock: 3,
  onSale: 0,
  prices: [],
  attributes: [
    {
      key: "width",
      name: "Width",
      type: "number" as const,
      unit: "cm",
      range: { min: 40, max: 240 },
      values: [],
    },
  ],
};

function FilteredList({ start }: { start: CatalogueFilters }) {
  const [filters, setFilters] = useState(start);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <FilterChips
        filters={filters}
        facets={facets}
        collectionName={undefined}
        onChange={setFilters}
        focusFallback={heading}
      />
      <FilterPanel facets={facets} filters={filters} onChange={setFilters} />
      <h2 ref={heading} tabIndex={-1}>
        All products
      </h2>
    </>
  );
}

const focused = () =>
  document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;

it("keeps the focus on the chips, and moves it to the list heading after the last one", async () => {
  renderScreen(<FilteredList start={{ ...noFilters, onSale: true, inStock: true }} />);
  const user = userEvent.setup();
  const first = await screen.findByRole("button", { name: "Remove the filter On sale" });
  act(() => first.focus());
  await user.keyboard("{Enter}");
  expect(focused()).toBe("Remove the filter In stock");
  await user.keyboard("{Enter}");
  expect(focused()).toBe("All products");
});

it("keeps the focus in the field after Enter and clears the field when its chip is removed", async () => {
  renderScreen(<FilteredList start={noFilters} />);
  const user = userEvent.setup();
  for (const [field, text, chip] of [
    ["From Price in USD", "50", "From $50.00"],
    ["To Width in cm", "80,5", "Width: up to 80.5 cm"],
  ] as const) {
    const input = await screen.findByRole<HTMLInputElement>("textbox", { name: field });
    await user.type(input, `${text}{Enter}`);
    await screen.findByText(chip);
    expect(document.activeElement).toBe(input);
    await user.click(screen.getByRole("button", { name: `Remove the filter ${chip}` }));
    expect(input.value).toBe("");
  }
  for (const side of ["Width", "Depth", "Height"])
    await user.type(screen.getByRole("textbox", { name: `${side}, cm` }), "220,5");
  await user.keyboard("{Enter}");
  await screen.findByText("Fits 220.5 × 220.5 × 220.5 cm");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Height, cm" }));
});

it("explains the error when the minimum is larger than the maximum", async () => {
  renderScreen(<FilteredList start={noFilters} />);
  const user = userEvent.setup();
  await user.type(await screen.findByRole("textbox", { name: "From Price in USD" }), "500");
  await user.type(screen.getByRole("textbox", { name: "To Price in USD" }), "100");
  expect(screen.getByText("Enter two numbers, the smaller one first.")).toBeTruthy();
});

it("labels a typed maximum as inclusive and the end of a price range as exclusive", () => {
  const labels = (minPrice?: number, maxPrice?: number) =>
    toFilterChips({ ...noFilters, minPrice, maxPrice }, undefined).map((chip) => chip.label);
  expect(labels(undefined, 150)).toEqual(["Up to $150.00"]);
  expect(labels(10.5, 150.5)).toEqual(["$10.50 to $150.50"]);
  expect(labels(undefined, 99.99)).toEqual(["Under $100.00"]);
  expect(labels(100, 249.99)).toEqual(["$100.00 to $250.00"]);
  expect(labels(50)).toEqual(["From $50.00"]);
});
