import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Who can decrypt a text. Each purpose has its own key. */
interface EncryptionKey {
  /** `AUTH_SECRET` of the shop. */
  secret: string;
  purpose: "second factors" | "webhooks";
  /** Id of the user or object that the text belongs to. */
  owner: string;
}

const deriveKey = ({ secret, purpose }: EncryptionKey) =>
  Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));

/** Encrypts a text for one owner; it can't be decrypted for another. */
export function encrypt(key: EncryptionKey, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, deriveKey(key), nonce).setAAD(Buffer.from(key.owner));
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

/** Decrypts a text; null when the secret has changed or the owner is a different one. */
export function decrypt(key: EncryptionKey, bytes: Buffer): string | null {
  const [nonce, payload] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)];
  try {
    const decipher = createDecipheriv(ALGORITHM, deriveKey(key), nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(key.owner)).setAuthTag(payload.subarray(0, TAG_BYTES));
    return Buffer.concat([decipher.update(payload.subarray(TAG_BYTES)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
