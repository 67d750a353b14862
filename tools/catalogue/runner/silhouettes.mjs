import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { exportOutlines } from "./blender.mjs";
import { filledMask, outlinesOf } from "./outline.mjs";
import { DEMO, IMAGES, ROOT } from "./paths.mjs";

const FOLDER = join(IMAGES, "silhouettes");
// Soft cushions and knobs make models a little larger or smaller than the product data.
const TOLERANCE_CM = 2;

/** The measures of a product, with the width of one of its further sizes if `name` has one. */
function measuresOf(name, measures) {
  const [slug, size] = name.split(".");
  return size ? { ...measures[slug], width: Number.parseInt(size, 10) } : measures[slug];
}

/** Stretches the model to the stated size if it nearly has it; a folded throw or a three-legged stand keeps its own. */
const fitted = (model, stated) => (Math.abs(model - stated) <= TOLERANCE_CM ? stated : model);

function silhouette(corners, axis, [width, height]) {
  const { mask, cm } = filledMask(corners, axis);
  const size = [fitted(cm[0], width), fitted(cm[1], height)];
  const round = (value) => Math.round(value * 10) / 10;
  const path = outlinesOf(mask).map((loop) => {
    const points = loop.map(
      ([x, y]) => `${round((x / mask.columns) * size[0])} ${round((y / mask.rows) * size[1])}`,
    );
    return `M${points.join("L")}Z`;
  });
  const [w, h] = size.map(round);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><path fill-rule="evenodd" d="${path.join("")}"/></svg>\n`;
}

/** Writes the front and side silhouettes of every product in centimetres, from the models. */
export function writeSilhouettes() {
  const measures = JSON.parse(readFileSync(join(DEMO, "measures.json"), "utf8"));
  const folder = mkdtempSync(join(tmpdir(), "catalogue-"));
  try {
    exportOutlines(folder);
    mkdirSync(FOLDER, { recursive: true });
    const names = readdirSync(folder);
    for (const name of names) {
      const { buffer, byteOffset, byteLength } = readFileSync(join(folder, name));
      const corners = new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength));
      const { width, depth, height } = measuresOf(name, measures);
      writeFileSync(join(FOLDER, `${name}.front.svg`), silhouette(corners, 0, [width, height]));
      writeFileSync(join(FOLDER, `${name}.side.svg`), silhouette(corners, 1, [depth, height]));
    }
    console.log(`${names.length} products in ${relative(ROOT, FOLDER)}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
