import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** An empty data directory that goes away with the test, or later; others may pass unless the mode says no. */
export function temporaryDataDir(
  mode = 0o711,
  atEnd: (remove: () => void) => unknown = onTestFinished,
): string {
  const folder = mkdtempSync(join(tmpdir(), "larkwood data "));
  chmodSync(folder, mode);
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
