import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { IMAGES } from "./paths.mjs";

/** Writes a file beside each room picture that says where its products are, as shares of width and height. */
export function writeMarkers(rooms) {
  for (const [room, markers] of Object.entries(rooms)) {
    const lines = markers.map((marker) => `  ${JSON.stringify(marker)}`);
    const file = join(IMAGES, "rooms", `${room}.markers.json`);
    writeFileSync(file, `[\n${lines.join(",\n")}\n]\n`);
    console.log(`${markers.length} products in ${room}`);
  }
}
