import { createHash, randomBytes } from "node:crypto";
import { API_KEY_START } from "@larkwood/contract";

const SECRET_BYTES = 32;
const SHOWN_CHARACTERS = 4;

/** A new key and what is stored of it. */
export function newApiKeySecret(): { key: string; prefix: string; hash: Buffer } {
  const key = API_KEY_START + randomBytes(SECRET_BYTES).toString("base64url");
  return { key, prefix: key.slice(0, API_KEY_START.length + SHOWN_CHARACTERS), hash: hashApiKey(key) };
}

/** The stored form of a key. A plain hash is enough because keys are random. */
export function hashApiKey(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
