import { chownSync, readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "../../scripts/lib/paths.mjs";

/** Fills in a file of `deploy/cluster` as an operator would with envsubst; every name in it must be given. */
export function fillIn(name: string, values: Record<string, string | number>): string {
  const text = readFileSync(inRoot("deploy", "cluster", name), "utf8");
  return text.replaceAll(/\$\{(\w+)\}/g, (_whole, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`${name} asks for ${key}`);
    return String(value);
  });
}

/** Writes a file that only its owner may read. */
export function writeFor(owner: { uid: number; gid: number }, path: string, text: string): void {
  writeFileSync(path, text, { mode: 0o600 });
  chownSync(path, owner.uid, owner.gid);
}
