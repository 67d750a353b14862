import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { demoCatalogue } from "./index";
import measuresOf from "./measures.json";
import optionsOf from "./options.json";

type Side = "width" | "depth" | "height";

const FOLDER = fileURLToPath(new URL("../../../../web/public/images/silhouettes/", import.meta.url));
const KB = 1024;
const measures: Record<string, Record<Side, number>> = measuresOf;
const options: Record<string, { name: string; values: { key: string }[] }[]> = optionsOf;

/** Sides that the model does not show at full length: folded, raised, stacked, or with corners on a circle. */
const OTHER_SIDES: Partial<Record<string, readonly Side[]>> = {
  "breeze-garden-parasol": ["width", "depth"],
  "dune-stoneware-dinner-set": ["height"],
  "fern-plant-stand": ["width", "depth"],
  "lamb-wool-throw": ["width", "depth", "height"],
  "sol-sun-lounger": ["height"],
  "twig-coat-stand": ["width", "depth"],
};

/** Products and their further sizes, by the name of their files. */
const models = demoCatalogue.flatMap(({ slug }) => {
  const own = measures[slug] ?? { width: 0, depth: 0, height: 0 };
  const lengths = (options[slug] ?? []).filter(({ name }) => name === "Length");
  const sizes = lengths.flatMap(({ values }) => values.slice(1).map(({ key }) => key));
  return [
    { name: slug, slug, ...own },
    ...sizes.map((key) => ({ ...own, name: `${slug}.${key}`, slug, width: Number.parseInt(key, 10) })),
  ];
});

function readSilhouette(name: string, view: "front" | "side") {
  const svg = readFileSync(`${FOLDER}${name}.${view}.svg`, "utf8");
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const path = / d="([^"]+)"/.exec(svg)?.[1] ?? "";
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const range = (parity: number) => {
    const values = numbers.filter((_, index) => index % 2 === parity);
    return [Math.min(...values), Math.max(...values)] as const;
  };
  return { size: [Number(width), Number(height)] as const, across: range(0), down: range(1) };
}

describe("the silhouettes", () => {
  it("exist from the front and from the side for every product and every length", () => {
    const files = models.flatMap(({ name }) => [`${name}.front.svg`, `${name}.side.svg`]);
    expect(readdirSync(FOLDER).sort()).toEqual(files.sort());
  });

  it("have the width, depth and height of the product in centimetres", () => {
    for (const { name, slug, ...stated } of models) {
      const hidden = OTHER_SIDES[slug] ?? [];
      const front = readSilhouette(name, "front").size;
      const side = readSilhouette(name, "side").size;
      const drawn = { width: front[0], depth: side[0], height: front[1] };
      for (const key of ["width", "depth", "height"] as const)
        if (!hidden.includes(key)) expect(drawn[key], `${name} ${key}`).toBe(stated[key]);
      expect(side[1], name).toBe(front[1]);
    }
  });

  it("fill their drawing to all four edges", () => {
    for (const { name } of models)
      for (const view of ["front", "side"] as const) {
        const { size, across, down } = readSilhouette(name, view);
        const gaps = [across[0], size[0] - across[1], down[0], size[1] - down[1]];
        expect(Math.max(...gaps.map(Math.abs)), `${name} ${view}`).toBeLessThan(Math.max(...size) / 200);
      }
  });

  it("take less than 6 KB each", () => {
    for (const file of readdirSync(FOLDER)) expect(statSync(FOLDER + file).size, file).toBeLessThan(6 * KB);
  });
});
