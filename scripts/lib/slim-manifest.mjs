import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const OPENING = "window.__reactRouterManifest=";

/** Makes the table of routes that every first page loads half as large. */
export async function slimManifest(assets) {
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error(`There is no route manifest in ${assets}.`);
  const file = join(assets, name);
  await writeFile(file, withoutImports(await readFile(file, "utf8")));
}

/**
 * A browser needs a route's files only to prefetch pages, which this shop does not; the server has a table of its own, and
 * names what a page needs in the page. What is false or empty is the same when it is not there.
 */
export function withoutImports(script) {
  if (!script.startsWith(OPENING)) throw new Error("The route manifest has an unexpected format.");
  const manifest = JSON.parse(script.slice(OPENING.length).replace(/;\s*$/, ""));
  manifest.entry.imports = [];
  for (const route of Object.values(manifest.routes)) {
    delete route.imports;
    if (route.css?.length === 0) delete route.css;
    for (const [key, value] of Object.entries(route)) if (value === false) delete route[key];
  }
  return `${OPENING}${JSON.stringify(manifest)};`;
}
