import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The secret of that name kept in `dataDir/secrets` (mode 0600), made at the first call. */
export function readOrCreateSecret(dataDir: string, name: string): string {
  const directory = join(dataDir, "secrets");
  const file = join(directory, name);
  const known = readIfThere(file);
  if (known) return known;

  // 0711: the embedded database server may run as another user and has to pass through.
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    // A link never replaces: of two processes that start together, both end up with the first one's secret.
    linkSync(draft, file);
  } catch (error) {
    if (!isExists(error)) throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(file, "utf8").trim();
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

function isExists(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EEXIST";
}
