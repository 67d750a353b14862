import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export interface Migration {
  name: string;
  checksum: string;
  text: string;
  /** Whether an older process can work on a database that has run this migration. */
  olderCodeLives: boolean;
}

// Next to this file in the sources, and next to the bundle in a build.
const migrationsDir = fileURLToPath(new URL("./migrations/", import.meta.url));
// The first line of a migration, optionally with a reason.
const COMPATIBILITY_LINE = /^-- older code: (lives|must stop)\b/;

/** The migrations of this version, in order. */
export function readMigrations(directory = migrationsDir): Migration[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => {
      const text = readFileSync(`${directory}/${file}`, "utf8");
      // A checkout on Windows may change the line endings.
      const checksum = createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex");
      return {
        name: file.replace(/\.sql$/, ""),
        checksum,
        text,
        olderCodeLives: allowsOlderCode(text) === true,
      };
    });
}

/** Whether the first line allows older code; null if it does not say. */
export function allowsOlderCode(text: string): boolean | null {
  const declared = COMPATIBILITY_LINE.exec(text)?.[1];
  return declared ? declared === "lives" : null;
}
