import { expect, it } from "vitest";
import { someSofa } from "~/testing/products";
import { findPriceOption } from "./price-option";

const option = (name: string, ...keys: string[]) => ({
  name,
  values: keys.map((key) => ({ key, name: key, swatch: null })),
});

/** A table in two woods and two lengths; prices in the order oak short, oak long, elm short, elm long. */
function someTable(...prices: number[]) {
  const [variant] = someSofa().variants ?? [];
  if (!variant) throw new Error("the sofa has no variant");
  const values = ["oak", "elm"].flatMap((wood) => ["short", "long"].map((length) => [wood, length]));
  return someSofa({
    options: [option("Wood", "oak", "elm"), option("Length", "short", "long")],
    variants: values.map((chosen, index) => ({ ...variant, values: chosen, price: prices[index] ?? 0 })),
  });
}

const pricesOf = (...prices: number[]) => {
  const { option, byValue } = findPriceOption(someTable(...prices));
  return { option, prices: Object.fromEntries([...byValue].map(([key, { price }]) => [key, price])) };
};

it("finds the option that decides the price alone", () => {
  expect(pricesOf(900, 900, 1100, 1100)).toEqual({ option: 0, prices: { oak: 900, elm: 1100 } });
  expect(pricesOf(900, 1100, 900, 1100)).toEqual({ option: 1, prices: { short: 900, long: 1100 } });
});

it("finds none if both options change the price, or neither does", () => {
  expect(pricesOf(900, 1000, 1000, 1100).prices).toEqual({});
  expect(pricesOf(900, 900, 900, 900).prices).toEqual({});
});

it("finds the option that decides the price during a sale", () => {
  const [moss, sand] = someSofa().variants ?? [];
  if (!moss || !sand) throw new Error("the sofa has no variants");
  const { byValue } = findPriceOption(someSofa({ variants: [moss, { ...sand, compareAtPrice: 1200 }] }));
  expect([...byValue.keys()]).toEqual(["moss", "sand"]);
});
