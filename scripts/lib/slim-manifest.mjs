import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const PREFIX = "window.__reactRouterManifest=";

/** Halves the size of the route manifest, which every first page loads. */
export async function slimManifest(assets) {
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error(`There is no route manifest in ${assets}.`);
  const file = join(assets, name);
  await writeFile(file, withoutImports(await readFile(file, "utf8")));
}

/**
 * Removes the imports, which a browser needs only to prefetch pages; this shop does not prefetch, and the server lists a page's
 * files in the page. Also removes false and empty fields, which equal missing ones.
 */
export function withoutImports(script) {
  if (!script.startsWith(PREFIX)) throw new Error("The route manifest has an unknown format.");
  const manifest = JSON.parse(script.slice(PREFIX.length).replace(/;\s*$/, ""));
  manifest.entry.imports = [];
  for (const route of Object.values(manifest.routes)) {
    delete route.imports;
    if (route.css?.length === 0) delete route.css;
    for (const [key, value] of Object.entries(route)) if (value === false) delete route[key];
  }
  return `${PREFIX}${JSON.stringify(manifest)};`;
}
