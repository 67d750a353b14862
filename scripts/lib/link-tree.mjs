import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from "node:fs";
import { join } from "node:path";

/** Copies a folder with hard links: the copy survives the removal of the original and uses no extra disk space. */
export function linkTree(from, to, skip = () => false) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (skip(entry.name)) continue;
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source, target) {
  try {
    linkSync(source, target);
  } catch {
    // Another volume, or a file system without hard links.
    copyFileSync(source, target);
  }
}
