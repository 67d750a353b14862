import { describe, expect, it } from "vitest";
import { demoCatalogue } from "./index";
import measuresOf from "./measures.json";
import modelSizes from "./model-sizes.json";

type Measures = { width: number; depth: number; height: number };
type Side = keyof Measures;

const SIDES: readonly Side[] = ["width", "depth", "height"];
// Cushions give way and knobs stand out: a tape measure says no more than this.
const TOLERANCE_CM = 2;
const measures: Record<string, Measures> = measuresOf;
/** Of each piece of a product's model, largest first: width, depth, height and the circle round its axis, in cm. */
const models: Record<string, number[][]> = modelSizes;

/** What of a product cannot be seen in its scene, because it is folded, rolled, raised or stacked there. */
const UNSEEN: Partial<Record<string, readonly Side[]>> = {
  "lamb-wool-throw": SIDES,
  "fen-wool-rug": ["depth", "height"],
  "sol-sun-lounger": ["height"],
  "dune-stoneware-dinner-set": ["height"],
};

/** Width, depth and height as the text of a product states them, or nothing where it speaks of several pieces. */
function stated(description: string): number[] | undefined {
  const box = /(\d+) × (\d+) × (\d+) cm \(W × D × H\)/.exec(description)?.slice(1).map(Number);
  const [, across, high] = /⌀ (\d+) cm, (\d+) cm high/.exec(description) ?? [];
  return box ?? (across && high ? [Number(across), Number(across), Number(high)] : undefined);
}

/** How far a model is from the measures of its product, in cm. A round thing may stand with its corners to the axes. */
function deviation(slug: string): number {
  const { width, depth, height } = measures[slug] ?? { width: 0, depth: 0, height: 0 };
  const seen = SIDES.map((side) => !UNSEEN[slug]?.includes(side));
  const [w = 0, d = 0, h = 0, around = 0] = models[slug]?.[0] ?? [];
  const off = (model: number[]) =>
    Math.max(0, ...[width, depth, height].map((cm, i) => (seen[i] ? Math.abs(cm - (model[i] ?? 0)) : 0)));
  return width === depth ? Math.min(off([w, d, h]), off([around, around, h])) : off([w, d, h]);
}

describe("the measures of the demo catalogue", () => {
  it("are there for every product and its model", () => {
    const slugs = demoCatalogue.map(({ slug }) => slug).sort();
    expect(Object.keys(measures).sort()).toEqual(slugs);
    expect(Object.keys(models).sort()).toEqual(slugs);
  });

  it("are those that the text states", () => {
    for (const { slug, description } of demoCatalogue) {
      const text = stated(description);
      const { width, depth, height } = measures[slug] ?? {};
      // Of a set the largest piece counts, of a round thing with a foot its depth is its own: the text names some number.
      const numbers = description.match(/\d+/g)?.map(Number) ?? [];
      if (text && slug !== "moon-table-mirror" && slug !== "piazza-bistro-set")
        expect([width, depth, height], slug).toEqual(text);
      else expect(numbers, slug).toContain(width);
    }
  });

  it("are those of the models in the pictures", () => {
    const wrong = demoCatalogue.map(({ slug }) => [slug, deviation(slug)] as const);
    expect(wrong.filter(([, cm]) => cm > TOLERANCE_CM)).toEqual([]);
  });
});
