import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const wideCharacters = /[\u0100-\uffff]/g;

/**
 * Escapes all characters of scripts beyond Latin-1. V8 keeps each source in memory with one or two bytes per character; a
 * single dash in a comment doubles the size of the whole script.
 */
export async function makeSourcesOneByte(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".js"));
  await Promise.all(files.map((entry) => rewrite(join(entry.parentPath, entry.name))));
}

async function rewrite(file) {
  const source = await readFile(file, "utf8");
  const escaped = escapeWideCharacters(source);
  if (escaped !== source) await writeFile(file, escaped);
}

/** The script behaves the same: in strings, templates and regular expressions an escape equals the character. */
export const escapeWideCharacters = (source) =>
  source.replace(
    wideCharacters,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
