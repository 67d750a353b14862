import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryDataDir } from "../../testing/data-dir";
import { findBinaries } from "./binaries";

const missingFolder = "/no/such/folder";

it("finds binaries that run on this machine", () => {
  expect(findBinaries(null)?.major).toBeGreaterThanOrEqual(13);
});

it("uses the system's PostgreSQL if the packaged one does not run", () => {
  const real = findBinaries(null);
  const home = real?.home ?? missingFolder;
  const broken = join(temporaryDataDir(), "native");
  const found = findBinaries(null, { packaged: () => broken, system: () => [missingFolder, home] });
  expect(found).toEqual({ ...real, origin: "system" });
});

it("finds none for data of a version that is not installed", () => {
  expect(findBinaries(9)).toBeNull();
});
