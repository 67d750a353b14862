import { chownSync, readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "../../scripts/lib/paths.mjs";

/** Fills in the variables of a file of `deploy/cluster`, like envsubst; throws if one is missing. */
export function renderConfig(name: string, values: Record<string, string | number>): string {
  const text = readFileSync(inRoot("deploy", "cluster", name), "utf8");
  return text.replaceAll(/\$\{(\w+)\}/g, (_whole, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`${name} needs ${key}`);
    return String(value);
  });
}

/** Writes a file that only its owner can read. */
export function writeOwned(owner: { uid: number; gid: number }, path: string, text: string): void {
  writeFileSync(path, text, { mode: 0o600 });
  chownSync(path, owner.uid, owner.gid);
}
