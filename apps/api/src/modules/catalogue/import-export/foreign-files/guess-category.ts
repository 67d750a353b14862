import { CATEGORIES, type Category, categoryLabels } from "@larkwood/contract";

/** Words of product types in other shops; the first category with a match wins. */
const WORDS: readonly (readonly [Category, readonly string[]])[] = [
  ["outdoor", ["outdoor", "garden", "patio", "terrace", "balcony"]],
  ["workplace", ["office", "desk", "workplace", "work place", "study"]],
  [
    "bedroom",
    ["bed", "beds", "bedroom", "bedding", "mattress", "mattresses", "nightstand", "wardrobe", "dresser"],
  ],
  ["kitchen", ["kitchen", "kitchenware", "cookware", "tableware", "dinnerware", "drinkware", "mug", "mugs"]],
  ["dining", ["dining", "dinner"]],
  [
    "livingroom",
    ["living", "sofa", "sofas", "couch", "armchair", "armchairs", "coffee", "rug", "rugs", "tv"],
  ],
];

/** Finds the category that a text of another shop describes, such as `Furniture > Sofas`; null if none matches. */
export function guessCategory(...texts: readonly string[]): Category | null {
  for (const text of texts) {
    const known = CATEGORIES.find(
      (key) =>
        key === text.trim().toLowerCase() || categoryLabels[key].toLowerCase() === text.trim().toLowerCase(),
    );
    if (known) return known;
    const words = ` ${text.toLowerCase().replace(/[^\p{L}]+/gu, " ")} `;
    const found = WORDS.find(([, list]) => list.some((word) => words.includes(` ${word} `)));
    if (found) return found[0];
  }
  return null;
}
