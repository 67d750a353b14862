import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";

const testFile = /\.(test|spec)\.tsx?$/;
const skipped = new Set(["node_modules", "build", "dist", "peers"]);

/** The ids of the specification's items, in order. */
export function specItems(text) {
  const lines = text.split("\n").filter((line) => line.startsWith("- "));
  return lines.flatMap((line) => [...line.matchAll(/(?:^- | {2})([A-Z]\d\d)\b/g)].map(([, id]) => id));
}

/** The ids in brackets in a test file. */
export function namedItems(text) {
  const brackets = [...text.matchAll(/\[((?:[A-Z]\d\d[ ,]*)+)\]/g)].map(([, ids]) => ids);
  return brackets.flatMap((ids) => ids.match(/[A-Z]\d\d/g));
}

/** Items without a test, and ids in tests that do not exist. */
export function specCoverage() {
  const items = specItems(readFileSync(inRoot("docs/specification.md"), "utf8"));
  const files = ["packages", "apps", "e2e", "scripts"].flatMap((folder) => findTests(inRoot(folder)));
  const named = new Set(files.flatMap((file) => namedItems(readFileSync(file, "utf8"))));
  return {
    total: items.length,
    missing: items.filter((id) => !named.has(id)),
    unknown: [...named].filter((id) => !items.includes(id)),
  };
}

function findTests(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : findTests(path);
    return testFile.test(entry.name) ? [path] : [];
  });
}
