import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export interface Migration {
  name: string;
  checksum: string;
  text: string;
  /** Whether a process that does not know this migration can work on a database that has run it. */
  olderCodeLives: boolean;
}

// Beside this file in the sources, and beside the bundle in a build.
const migrationsDir = fileURLToPath(new URL("./migrations/", import.meta.url));
// The first line, with a reason behind it where one is not obvious.
const HEAD = /^-- older code: (lives|must stop)\b/;

/** The migrations of this version, in their order. */
export function readMigrations(directory = migrationsDir): Migration[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => {
      const text = readFileSync(`${directory}/${file}`, "utf8");
      // A checkout on Windows may turn line ends around; the migration is still the same one.
      const checksum = createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex");
      return {
        name: file.replace(/\.sql$/, ""),
        checksum,
        text,
        olderCodeLives: allowsOlderCode(text) === true,
      };
    });
}

/** What the head of a migration says of older code; null where it says nothing. */
export function allowsOlderCode(text: string): boolean | null {
  const word = HEAD.exec(text)?.[1];
  return word ? word === "lives" : null;
}
