import { createHash, randomBytes } from "node:crypto";

// How every key begins, so that a leaked one can be found in files and logs.
const START = "lw_live_";
const SECRET_BYTES = 32;
const SHOWN_CHARACTERS = 4;

/** A new key and what is stored of it. */
export function newApiKeySecret(): { key: string; prefix: string; hash: Buffer } {
  const key = START + randomBytes(SECRET_BYTES).toString("base64url");
  return { key, prefix: key.slice(0, START.length + SHOWN_CHARACTERS), hash: hashApiKey(key) };
}

/** The stored form of a key. A plain hash is enough because keys are random. */
export function hashApiKey(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
