import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** An empty data directory that goes away with the test; others may pass through it unless the mode says no. */
export function temporaryDataDir(mode = 0o711): string {
  const folder = mkdtempSync(join(tmpdir(), "larkwood data "));
  chmodSync(folder, mode);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
