import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { measureModels } from "./blender.mjs";
import { DEMO, ROOT } from "./paths.mjs";

const FILE = join(DEMO, "model-sizes.json");

/** Writes how large the models are, for the test that compares them with what the shop says of its products. */
export function writeModelSizes() {
  const lines = Object.entries(measureModels()).map(
    ([slug, size]) => `  ${JSON.stringify(slug)}: [${size.join(", ")}]`,
  );
  writeFileSync(FILE, `{\n${lines.sort().join(",\n")}\n}\n`);
  console.log(`${lines.length} models in ${relative(ROOT, FILE)}`);
}
