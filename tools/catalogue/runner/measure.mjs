import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { measureModels } from "./blender.mjs";
import { DEMO, ROOT } from "./paths.mjs";

const FILE = join(DEMO, "model-sizes.json");

/** Writes the sizes of the models, for the test that compares them with the product data. */
export function writeModelSizes() {
  const sizes = measureModels();
  const format = (all) => all.map((sides) => `[${sides.join(", ")}]`).join(", ");
  const lines = Object.keys(sizes)
    .sort()
    .map((slug) => `  ${JSON.stringify(slug)}: [${format(sizes[slug])}]`);
  writeFileSync(FILE, `{\n${lines.join(",\n")}\n}\n`);
  console.log(`${lines.length} models in ${relative(ROOT, FILE)}`);
}
