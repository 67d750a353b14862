import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Reads a secret from `dataDir/secrets` (mode 0600); creates it on first use. */
export function readOrCreateSecret(dataDir: string, name: string): string {
  const directory = join(dataDir, "secrets");
  const file = join(directory, name);
  const existing = readIfExists(file);
  if (existing) return existing;

  // 0711: the embedded database server may run as another user, which must be able to enter.
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    // A link never overwrites: two processes that start together both use the first secret.
    linkSync(draft, file);
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(file, "utf8").trim();
}

function readIfExists(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

function isAlreadyExists(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EEXIST";
}
