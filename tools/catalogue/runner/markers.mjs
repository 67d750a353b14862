import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { IMAGES } from "./paths.mjs";

/** The id that a product or variant has in every demo shop. */
const demoId = (kind, name) => createHash("sha256").update(`${kind}:${name}`).digest("hex").slice(0, 24);

/** Writes a file beside each room picture that says where its products are, as shares of width and height. */
export function writeMarkers(rooms) {
  for (const [room, markers] of Object.entries(rooms)) {
    const lines = markers.map(
      ({ product, value, point, box }) =>
        `  ${JSON.stringify({
          product,
          id: demoId("product", product),
          // Without a value, the default variant is shown.
          ...(value ? { variant: demoId("variant", `${product}.${value}`) } : {}),
          point,
          box,
        })}`,
    );
    const file = join(IMAGES, "rooms", `${room}.markers.json`);
    writeFileSync(file, `[\n${lines.join(",\n")}\n]\n`);
    console.log(`${markers.length} products in ${room}`);
  }
}
