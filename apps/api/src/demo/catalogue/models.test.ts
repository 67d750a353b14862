import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { getBounds, NodeIO } from "@gltf-transform/core";
import { KHRMaterialsVariants, KHRMeshQuantization } from "@gltf-transform/extensions";
import { validateBytes } from "gltf-validator";
import { describe, expect, it } from "vitest";
import measuresOf from "./measures.json";
import optionsOf from "./options.json";

const FOLDER = fileURLToPath(new URL("../../../../web/public/images/models/", import.meta.url));
const LIST = new URL("../../../../web/app/lib/shop/models.json", import.meta.url);
const MOST_BYTES = 1.5 * 1024 * 1024;
// Soft cushions and knobs make models a little larger or smaller than the product data.
const TOLERANCE_CM = 3;

const measures: Record<string, { width: number; depth: number; height: number }> = measuresOf;
const options: Record<string, { name: string; values: { key: string }[] }[]> = optionsOf;
const listed: Record<string, string[]> = JSON.parse(readFileSync(LIST, "utf8"));

/** Folded, reclined, a set of several pieces, or shown with things that are not part of the product. */
const OTHER_SIZES = [
  "lamb-wool-throw",
  "sol-sun-lounger",
  "hazel-upholstered-bed",
  "moon-table-mirror",
  "piazza-bistro-set",
];
// Viewers compute the tangents of the relief themselves; storing them would enlarge every model by a third.
const ACCEPTED = "MESH_PRIMITIVE_GENERATED_TANGENT_SPACE";

const read = (name: string) => readFileSync(`${FOLDER}${name}.glb`);

type Gltf = { extensions?: { KHR_materials_variants?: { variants: { name: string }[] } } };

/** The JSON chunk of a model. */
function readJson(name: string): Gltf {
  const bytes = read(name);
  return JSON.parse(bytes.subarray(20, 20 + bytes.readUInt32LE(12)).toString());
}

describe("the 3-D models", () => {
  it("exist for every product with options, with one variant for each value or one file for each length", () => {
    const expected = Object.entries(options).flatMap(([slug, [option]]) => {
      const keys = option?.values.map(({ key }) => key) ?? [];
      if (option?.name !== "Length") return [[slug, keys]];
      return keys.map((key, index) => [index === 0 ? slug : `${slug}.${key}`, []]);
    });
    expect(listed).toEqual(Object.fromEntries(expected));
    const files = readdirSync(FOLDER).filter((file) => file.endsWith(".glb"));
    expect(files.sort()).toEqual(
      Object.keys(listed)
        .map((name) => `${name}.glb`)
        .sort(),
    );
  });

  it("pass the validator of Khronos", async () => {
    for (const name of Object.keys(listed)) {
      const { issues } = await validateBytes(new Uint8Array(read(name)), {
        uri: `${name}.glb`,
        externalResourceFunction: async (uri) => new Uint8Array(readFileSync(FOLDER + uri)),
      });
      expect(
        issues.messages.filter(({ code, severity }) => severity <= 1 && code !== ACCEPTED),
        name,
      ).toEqual([]);
    }
  });

  it("have the variants that are listed, and the size of the product in metres", async () => {
    const io = new NodeIO().registerExtensions([KHRMaterialsVariants, KHRMeshQuantization]);
    for (const [name, values] of Object.entries(listed)) {
      const document = await io.read(`${FOLDER}${name}.glb`);
      const variants = readJson(name).extensions?.KHR_materials_variants?.variants ?? [];
      expect(
        variants.map((variant) => variant.name),
        name,
      ).toEqual(values);
      const [slug = name, length] = name.split(".");
      if (OTHER_SIZES.includes(slug)) continue;
      const [scene] = document.getRoot().listScenes();
      if (!scene) throw new Error(`${name} has no scene`);
      const { min, max } = getBounds(scene);
      const [width, height, depth] = [0, 1, 2].map((axis) => 100 * ((max[axis] ?? 0) - (min[axis] ?? 0)));
      const stated = { ...measures[slug], ...(length ? { width: Number.parseInt(length, 10) } : {}) };
      for (const [side, cm] of Object.entries({ width, depth, height }))
        expect
          .soft(Math.abs((cm ?? 0) - (stated[side as "width"] ?? 0)), `${name} ${side} ${cm}`)
          .toBeLessThan(TOLERANCE_CM);
    }
  });

  it("take at most 1.5 MB each", () => {
    for (const name of Object.keys(listed)) expect(read(name).length, name).toBeLessThan(MOST_BYTES);
  });
});
