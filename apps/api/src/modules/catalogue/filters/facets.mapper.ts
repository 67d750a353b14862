import { type Attribute, CATEGORIES, type Facets } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";

/** Upper bounds of the price ranges, in cents. */
export const PRICE_STEPS = [10_000, 25_000, 50_000, 100_000, 200_000];

/** One row for each value of each facet. */
export interface FacetRow {
  facet: string;
  value: string;
  count: number;
}

/** Facet name of an attribute. The prefix avoids clashes with built-in facets such as `price`. */
export const attributeFacet = (key: string) => `@${key}`;

/** Maps counts to the API. Includes empty categories and price ranges, but only attribute values that occur. */
export function toFacets(attributes: readonly Attribute[], rows: readonly FacetRow[]): Facets {
  const counts = new Map<string, Map<string, number>>();
  for (const { facet, value, count } of rows)
    counts.set(facet, (counts.get(facet) ?? new Map<string, number>()).set(value, count));
  const countOf = (facet: string, value = "") => counts.get(facet)?.get(value) ?? 0;
  return {
    total: countOf("total"),
    categories: CATEGORIES.map((value) => ({ value, count: countOf("category", value) })),
    prices: [0, ...PRICE_STEPS].map((min, index) => ({
      min: fromCents(min),
      max: index < PRICE_STEPS.length ? fromCents(PRICE_STEPS[index] ?? 0) : null,
      count: countOf("price", String(index)),
    })),
    inStock: countOf("stock"),
    onSale: countOf("sale"),
    attributes: attributes.map((attribute) =>
      toFacet(attribute, counts.get(attributeFacet(attribute.key)) ?? new Map()),
    ),
  };
}

function toFacet(attribute: Attribute, counts: ReadonlyMap<string, number>) {
  const { key, name, type, unit, choices } = attribute;
  if (type === "number") {
    const numbers = [...counts.keys()].map(Number);
    const range = numbers.length > 0 ? { min: Math.min(...numbers), max: Math.max(...numbers) } : null;
    // Offer checkboxes instead of a range for a few whole numbers, such as seats.
    const values = [...counts]
      .map(([value, count]) => ({ value, name: value, swatch: null, count }))
      .sort((a, b) => Number(a.value) - Number(b.value));
    const isShort = unit === "" && values.length <= 8 && numbers.every(Number.isInteger);
    return { key, name, type, unit, values: isShort ? values : [], range };
  }
  const known = type === "flag" ? [{ key: "true", name: "Yes", swatch: null }] : choices;
  const values = known.flatMap((choice) => {
    const count = counts.get(choice.key);
    return count === undefined
      ? []
      : [{ value: choice.key, name: choice.name, swatch: choice.swatch, count }];
  });
  return { key, name, type, unit, values, range: null };
}
