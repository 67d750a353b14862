import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { isInstalled } from "./install.mjs";

const lock = (version: string) =>
  JSON.stringify({
    packages: {
      "": {},
      "node_modules/a-package": { version },
      "node_modules/for-another-system": { version, optional: true },
    },
  });

/** A checkout whose lock file requires version 2, with the given packages installed. */
function checkout(installed?: string): string {
  const folder = mkdtempSync(join(tmpdir(), "larkwood-install-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "node_modules"));
  writeFileSync(join(folder, "package-lock.json"), lock("2"));
  if (installed) writeFileSync(join(folder, "node_modules", ".package-lock.json"), installed);
  return folder;
}

const forThisSystem = JSON.stringify({ packages: { "node_modules/a-package": { version: "2" } } });

it("accepts the packages of the lock file without optional ones for other systems", () => {
  expect(isInstalled(checkout(forThisSystem))).toBe(true);
});

it("reports a fresh clone as not installed", () => {
  expect(isInstalled(checkout())).toBe(false);
});

it("detects a different version", () => {
  expect(isInstalled(checkout(lock("1")))).toBe(false);
});
