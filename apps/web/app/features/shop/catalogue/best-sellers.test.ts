import type { Category, Product } from "@larkwood/contract";
import { expect, it } from "vitest";
import { onePerCategory } from "./best-sellers";

const product = (id: string, category: Category) => ({ id, category }) as Product;

it("takes the first product of each category and stops at the count", () => {
  const ranked = [
    product("sofa", "livingroom"),
    product("armchair", "livingroom"),
    product("bed", "bedroom"),
    product("table", "dining"),
  ];
  expect(onePerCategory(ranked, 2).map(({ id }) => id)).toEqual(["sofa", "bed"]);
  expect(onePerCategory(ranked, 9).map(({ id }) => id)).toEqual(["sofa", "bed", "table"]);
});
