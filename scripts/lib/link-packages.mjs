import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { linkTree } from "./link-tree.mjs";
import { root } from "./paths.mjs";

/**
 * Gives a build the packages that the API needs to run, and no others: a later install, which empties node_modules first,
 * takes nothing from a shop that runs.
 */
export function linkPackages(folder, checkout = root) {
  const { packages } = JSON.parse(readFileSync(join(checkout, "package-lock.json"), "utf8"));
  for (const path of packagesFor("apps/api", packages)) {
    // Optional ones may be of another system.
    if (!existsSync(join(checkout, path))) continue;
    // Packages inside of a package are on the list themselves.
    linkTree(join(checkout, path), join(folder, inBuild(path)), (name) => name === "node_modules");
  }
}

/** Where the packages are that a workspace needs to run, as the lock file has them; workspaces are bundled. */
export function packagesFor(workspace, packages) {
  const found = new Set();
  const visit = (path) => {
    for (const name of neededBy(packages[path])) {
      const at = findPackage(name, path, packages);
      if (!at || found.has(at)) continue;
      found.add(at);
      visit(packages[at].link ? packages[at].resolved : at);
    }
  };
  visit(workspace);
  return [...found].filter((path) => !packages[path].link);
}

function neededBy({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

// As Node looks for it: in the node_modules of each folder on the way up.
function findPackage(name, from, packages) {
  for (let folder = from; folder !== "."; folder = dirname(folder)) {
    if (packages[`${folder}/node_modules/${name}`]) return `${folder}/node_modules/${name}`;
  }
  return packages[`node_modules/${name}`] ? `node_modules/${name}` : null;
}

const inBuild = (path) => path.replace(/^apps\/api\//, "api/");
