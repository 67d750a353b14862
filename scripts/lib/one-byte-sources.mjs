import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const wideLetters = /[\u0100-\uffff]/g;

/**
 * Writes the letters of scripts that need two bytes as escapes. A process holds the source of what it runs in memory, in one
 * byte a letter or in two: a single dash in a comment makes a megabyte of them two.
 */
export async function makeSourcesOneByte(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".js"));
  await Promise.all(files.map((entry) => rewrite(join(entry.parentPath, entry.name))));
}

async function rewrite(file) {
  const source = await readFile(file, "utf8");
  const escaped = escapeWideLetters(source);
  if (escaped !== source) await writeFile(file, escaped);
}

/** The same script: in a text, a template or a regular expression an escape is the letter itself. */
export const escapeWideLetters = (source) =>
  source.replace(wideLetters, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
