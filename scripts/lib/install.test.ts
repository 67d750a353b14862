import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { isInstalled } from "./install.mjs";

const lock = (version: string) =>
  JSON.stringify({
    packages: {
      "": {},
      "node_modules/postgres": { version },
      "node_modules/for-another-system": { version, optional: true },
    },
  });

/** A checkout that asks for version 2, with these packages installed an hour after it was made. */
function checkout(installed?: string): string {
  const folder = mkdtempSync(join(tmpdir(), "larkwood-install-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ["patches", "node_modules"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "package-lock.json"), lock("2"));
  writeFileSync(join(folder, "patches", "postgres.patch"), "-");
  setAge(join(folder, "patches", "postgres.patch"), 2);
  if (installed) {
    const file = join(folder, "node_modules", ".package-lock.json");
    writeFileSync(file, installed);
    setAge(file, 1);
  }
  return folder;
}

function setAge(file: string, hours: number): void {
  const time = Date.now() / 1000 - hours * 3_600;
  utimesSync(file, time, time);
}

const ofThisSystem = JSON.stringify({ packages: { "node_modules/postgres": { version: "2" } } });

it("is content with the packages of the lock file, but for those of other systems", () => {
  expect(isInstalled(checkout(ofThisSystem))).toBe(true);
});

it("misses everything in a fresh clone", () => {
  expect(isInstalled(checkout())).toBe(false);
});

it("notices another version", () => {
  expect(isInstalled(checkout(lock("1")))).toBe(false);
});

it("notices a patch that came after the packages", () => {
  const folder = checkout(ofThisSystem);
  setAge(join(folder, "patches", "postgres.patch"), 0);
  expect(isInstalled(folder)).toBe(false);
});
