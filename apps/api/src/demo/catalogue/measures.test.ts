import { describe, expect, it } from "vitest";
import { demoCatalogue } from "./index";
import measuresOf from "./measures.json";
import modelSizes from "./model-sizes.json";

type Measures = { width: number; depth: number; height: number };
type Side = keyof Measures;

const SIDES: readonly Side[] = ["width", "depth", "height"];
const LENGTHS_TO_CHOOSE = "holm-oak-dining-table";
// Soft cushions and knobs make exact measuring impossible.
const TOLERANCE_CM = 2;
const measures: Record<string, Measures> = measuresOf;
/** Parts of each 3D model, largest first: width, depth, height and circumscribed diameter in cm. */
const models: Record<string, number[][]> = modelSizes;

/** Sides that the picture does not show, because the product is folded, rolled, raised or stacked. */
const HIDDEN_SIDES: Partial<Record<string, readonly Side[]>> = {
  "lamb-wool-throw": SIDES,
  "fen-wool-rug": ["depth", "height"],
  "sol-sun-lounger": ["height"],
  "dune-stoneware-dinner-set": ["height"],
};

/** Parses width, depth and height from a description; undefined for a set of several items. */
function parseMeasures(description: string): number[] | undefined {
  const box = /(\d+) × (\d+) × (\d+) cm \(W × D × H\)/.exec(description)?.slice(1).map(Number);
  const [, diameter, high] = /⌀ (\d+) cm, (\d+) cm high/.exec(description) ?? [];
  return box ?? (diameter && high ? [Number(diameter), Number(diameter), Number(high)] : undefined);
}

/** Difference between a model and its measures in cm. A round or square model may be rotated. */
function deviation(slug: string): number {
  const { width, depth, height } = measures[slug] ?? { width: 0, depth: 0, height: 0 };
  const isVisible = SIDES.map((side) => !HIDDEN_SIDES[slug]?.includes(side));
  const [w = 0, d = 0, h = 0, diameter = 0] = models[slug]?.[0] ?? [];
  const difference = (model: number[]) =>
    Math.max(
      0,
      ...[width, depth, height].map((cm, i) => (isVisible[i] ? Math.abs(cm - (model[i] ?? 0)) : 0)),
    );
  return width === depth
    ? Math.min(difference([w, d, h]), difference([diameter, diameter, h]))
    : difference([w, d, h]);
}

describe("the measures of the demo catalogue", () => {
  it("exist for every product and its model", () => {
    const slugs = demoCatalogue.map(({ slug }) => slug).sort();
    expect(Object.keys(measures).sort()).toEqual(slugs);
    expect(Object.keys(models).sort()).toEqual(slugs);
  });

  it("match the description", () => {
    for (const { slug, description } of demoCatalogue) {
      const parsed = parseMeasures(description);
      const { width, depth, height } = measures[slug] ?? {};
      // The description of a set or of a product with a foot contains at least the width; lengths to choose are not in it.
      const numbers = description.match(/\d+/g)?.map(Number) ?? [];
      if (parsed && slug !== "moon-table-mirror" && slug !== "piazza-bistro-set")
        expect([width, depth, height], slug).toEqual(parsed);
      else
        expect(numbers, slug).toEqual(
          expect.arrayContaining(slug === LENGTHS_TO_CHOOSE ? [depth, height] : [width]),
        );
    }
  });

  it("match the models in the pictures", () => {
    const deviations = demoCatalogue.map(({ slug }) => [slug, deviation(slug)] as const);
    expect(deviations.filter(([, cm]) => cm > TOLERANCE_CM)).toEqual([]);
  });
});
