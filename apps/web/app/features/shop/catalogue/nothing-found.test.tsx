import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { someProduct } from "~/testing/products";
import { renderScreen } from "~/testing/render-screen";
import { toFilterChips } from "./filter-chips";
import { parseFilters } from "./filters";
import { NothingFound } from "./nothing-found";

it("names the filters without which there are products, and removes the chosen one", async () => {
  const filters = parseFilters(undefined, new URLSearchParams("inStock=true&onSale=true&fits=90x90x90"));
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
    const { searchParams } = new URL(String(url), "http://shop.example");
    const total = searchParams.has("fits") ? 0 : 12;
    return Response.json(total ? [someProduct()] : [], { headers: { "x-total-count": String(total) } });
  });
  const onChange = vi.fn();
  const visitor = renderScreen(
    <NothingFound search="" chips={toFilterChips(filters, undefined)} onChange={onChange} />,
  );
  await visitor.sees(
    "Nothing matches all your filters",
    "There are products without “Fits 90 × 90 × 90 cm”.",
  );
  expect(screen.queryByRole("button", { name: /On sale|In stock/ })).toBeNull();
  await visitor.press("Remove “Fits 90 × 90 × 90 cm” (12)");
  expect(onChange).toHaveBeenCalledWith({ ...filters, fits: undefined });
  fetch.mockRestore();
});
