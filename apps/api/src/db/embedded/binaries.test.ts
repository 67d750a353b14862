import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryDataDir } from "../../testing/data-dir";
import { findBinaries } from "./binaries";

const nowhere = "/no/such/folder";

it("finds binaries that run on this machine", () => {
  expect(findBinaries(null)?.major).toBeGreaterThanOrEqual(13);
});

it("takes the system's PostgreSQL where the packaged one cannot run", () => {
  const real = findBinaries(null);
  const home = real?.home ?? nowhere;
  const broken = join(temporaryDataDir(), "native");
  const found = findBinaries(null, { packaged: () => broken, system: () => [nowhere, home] });
  expect(found).toEqual({ ...real, origin: "system" });
});

it("finds none for data of a version that is not there", () => {
  expect(findBinaries(9)).toBeNull();
});
