import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Creates an empty data directory, which is deleted after the test. By default other users may enter it. */
export function temporaryDataDir(
  mode = 0o711,
  atEnd: (remove: () => void) => unknown = onTestFinished,
): string {
  const folder = mkdtempSync(join(tmpdir(), "larkwood data "));
  chmodSync(folder, mode);
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
