import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { onTestFinished } from "vitest";
import { distDir } from "../lib/builds.mjs";
import { linkTree } from "../lib/link-tree.mjs";
import { inRoot } from "../lib/paths.mjs";

const skipped = /[\\/](node_modules|dist|build|\.react-router)$|\.test\.tsx?$/;
const parts = [
  "apps",
  "packages",
  "scripts",
  "docs",
  "package.json",
  "package-lock.json",
  "tsconfig.base.json",
];

/** Copies this checkout so that a test can change sources; node_modules is linked. With a build, the copy can start. */
export function copyCheckout(build?: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "larkwood-checkout-")));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const part of parts) {
    cpSync(inRoot(part), join(folder, part), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !skipped.test(path),
    });
  }
  linkModules(folder);
  if (build) {
    const name = basename(build);
    linkTree(join(distDir, "builds", name), join(folder, "dist", "builds", name));
    writeFileSync(join(folder, "dist", "current"), name);
  }
  return folder;
}

/** Links node_modules. A junction needs no special rights on Windows. */
export function linkModules(checkout: string): void {
  mkdirSync(checkout, { recursive: true });
  symlinkSync(inRoot("node_modules"), join(checkout, "node_modules"), "junction");
}
