import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const START = "window.__reactRouterManifest=";

/** Trims the file with all routes, which every page loads. */
export function trimManifest(assets) {
  const name = readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error(`No route manifest in ${assets}`);
  const file = join(assets, name);
  writeFileSync(file, withoutImports(readFileSync(file, "utf8")));
}

/**
 * Leaves out which files each route imports: half of the file. The server has its own copy for preload links;
 * in the browser only `prefetch` of links would read it, and no link uses that.
 */
export function withoutImports(script) {
  if (!script.startsWith(START)) throw new Error("React Router writes its route manifest in another form");
  const manifest = JSON.parse(script.slice(START.length).replace(/;\s*$/, ""));
  for (const route of Object.values(manifest.routes)) delete route.imports;
  return `${START}${JSON.stringify(manifest)};`;
}
