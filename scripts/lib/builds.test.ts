import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { findCurrentBuild, newBuildFolder, removeOldBuilds, switchToBuild } from "./builds.mjs";
import { packagesFor } from "./link-packages.mjs";
import { linkTree } from "./link-tree.mjs";
import { inRoot } from "./paths.mjs";

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "larkwood-builds-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Adds a finished build and makes it the current one. */
function addBuild(dist: string): string {
  const folder = newBuildFolder(dist);
  writeFileSync(join(folder, "package.json"), "{}");
  switchToBuild(basename(folder), dist);
  return folder;
}

/** Starts a Node process that runs until the test has finished. */
async function startNode(args: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, args, { env, stdio: ["pipe", "pipe", "inherit"] });
  const exited = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await exited;
  });
  await once(child.stdout, "data");
}

describe("builds", () => {
  it("are current after a switch, and only if complete", () => {
    const dist = temporaryFolder();
    expect(findCurrentBuild(dist)).toBeNull();
    const first = addBuild(dist);
    const second = newBuildFolder(dist);
    expect(findCurrentBuild(dist)).toBe(first);
    switchToBuild(basename(second), dist);
    expect(findCurrentBuild(dist)).toBeNull();
    writeFileSync(join(second, "package.json"), "{}");
    expect(findCurrentBuild(dist)).toBe(second);
  });

  it("are removed when two newer ones exist, including remains of an interrupted build", () => {
    const dist = temporaryFolder();
    addBuild(dist);
    newBuildFolder(dist);
    const [previous, current] = [addBuild(dist), addBuild(dist)].map((folder) => basename(folder));
    removeOldBuilds(current, previous, dist);
    expect(readdirSync(join(dist, "builds")).sort()).toEqual([previous, current].sort());
  });

  it("are kept while a shop uses them", async () => {
    const dist = temporaryFolder();
    const old = addBuild(dist);
    const users = pathToFileURL(inRoot("scripts/lib/build-users.mjs")).href;
    const code = `import { useBuild } from ${JSON.stringify(users)}; useBuild(process.env.BUILD);
      console.log("runs"); process.stdin.resume();`;
    // Not passed as an argument, because command lines are checked too.
    await startNode(["--input-type=module", "-e", code], { BUILD: old });
    const [previous, current] = [addBuild(dist), addBuild(dist)].map((folder) => basename(folder));
    removeOldBuilds(current, previous, dist);
    expect(existsSync(old)).toBe(true);
  });

  it("are kept while a database server that outlived its shop uses them", async () => {
    const dist = temporaryFolder();
    const old = addBuild(dist);
    const server = join(old, "postgres.mjs");
    writeFileSync(server, "console.log('runs'); process.stdin.resume();");
    await startNode([server]);
    const [previous, current] = [addBuild(dist), addBuild(dist)].map((folder) => basename(folder));
    removeOldBuilds(current, previous, dist);
    expect(existsSync(server)).toBe(true);
  });
});

describe("packages of a build", () => {
  const packages = {
    "apps/api": { dependencies: { server: "1", ours: "*" }, devDependencies: { tester: "1" } },
    "packages/ours": { dependencies: { rules: "1" } },
    "node_modules/ours": { link: true, resolved: "packages/ours" },
    "node_modules/rules": {},
    "node_modules/server": { dependencies: { parser: "2" }, optionalDependencies: { fast: "1" } },
    "node_modules/server/node_modules/parser": {
      peerDependencies: { server: "1", plugin: "1", extra: "1" },
      peerDependenciesMeta: { extra: { optional: true } },
    },
    "node_modules/parser": {},
    "node_modules/plugin": {},
    "node_modules/extra": {},
    "node_modules/fast": { optional: true },
    "node_modules/tester": { dev: true },
  };

  it("are the runtime dependencies, resolved as Node resolves them", () => {
    expect(packagesFor("apps/api", packages).sort()).toEqual([
      "node_modules/fast",
      "node_modules/plugin",
      "node_modules/rules",
      "node_modules/server",
      "node_modules/server/node_modules/parser",
    ]);
  });

  it("stay complete when the original packages are removed", () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "from", "lib"), { recursive: true });
    writeFileSync(join(folder, "from", "lib", "index.js"), "1");
    linkTree(join(folder, "from"), join(folder, "to"));
    rmSync(join(folder, "from"), { recursive: true });
    expect(readFileSync(join(folder, "to", "lib", "index.js"), "utf8")).toBe("1");
  });
});
