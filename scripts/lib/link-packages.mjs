import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { linkTree } from "./link-tree.mjs";
import { root } from "./paths.mjs";

/**
 * Hard-links the API's runtime packages into a build, so that a later install, which deletes node_modules, does not affect a
 * running shop.
 */
export function linkPackages(folder, checkout = root) {
  const { packages } = JSON.parse(readFileSync(join(checkout, "package-lock.json"), "utf8"));
  for (const path of packagesFor("apps/api", packages)) {
    // Optional packages may be for another system.
    if (!existsSync(join(checkout, path))) continue;
    // Nested packages have their own entry in the list.
    linkTree(join(checkout, path), join(folder, toBuildPath(path)), (name) => name === "node_modules");
  }
}

/** Paths, from the lock file, of a workspace's runtime packages. Workspaces are bundled, so they are left out. */
export function packagesFor(workspace, packages) {
  const paths = new Set();
  const visit = (path) => {
    for (const name of dependenciesOf(packages[path])) {
      const found = findPackage(name, path, packages);
      if (!found || paths.has(found)) continue;
      paths.add(found);
      visit(packages[found].link ? packages[found].resolved : found);
    }
  };
  visit(workspace);
  return [...paths].filter((path) => !packages[path].link);
}

function dependenciesOf({
  dependencies,
  optionalDependencies,
  peerDependencies = {},
  peerDependenciesMeta = {},
}) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

// Like Node, looks in the node_modules of each parent folder.
function findPackage(name, from, packages) {
  for (let folder = from; folder !== "."; folder = dirname(folder)) {
    if (packages[`${folder}/node_modules/${name}`]) return `${folder}/node_modules/${name}`;
  }
  return packages[`node_modules/${name}`] ? `node_modules/${name}` : null;
}

const toBuildPath = (path) => path.replace(/^apps\/api\//, "api/");
