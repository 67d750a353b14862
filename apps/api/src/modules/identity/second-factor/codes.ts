import { createHash, randomInt } from "node:crypto";
import { generateSecret, generateURI, verifySync } from "otplib";

// Accept the previous and the next code too: clocks differ, and typing takes time.
const TOLERANCE_S = 30;
// No characters that look alike.
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";
const APP_CODE = /^\d{6}$/;
const RECOVERY_LENGTH = 16;
const RECOVERY_CODE_COUNT = 10;

export const newSecret = (): string => generateSecret();

/** The URI that an authenticator app reads from a QR code. */
export function secretUri(secret: string, email: string, shopName: string): string {
  return generateURI({ issuer: shopName, label: email, secret });
}

/** The time step of a code; null when the code doesn't match the secret at this time. */
export function findTimeStep(secret: string, code: string, now: Date): number | null {
  // The library throws on malformed codes.
  if (!APP_CODE.test(code)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: TOLERANCE_S });
  return result.valid && "timeStep" in result ? result.timeStep : null;
}

/** Whether a code has the length of a recovery code (80 random bits). */
export const isRecoveryCode = (code: string): boolean => code.length === RECOVERY_LENGTH;

/** New recovery codes, in groups of four characters. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODE_COUNT }, () => {
    const letters = Array.from({ length: RECOVERY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
    return letters.join("").replace(/(.{4})(?=.)/g, "$1-");
  });
}

/** The stored form of a recovery code. A plain hash is enough because codes are random. */
export function hashRecoveryCode(code: string): Buffer {
  return createHash("sha256").update(code.replaceAll("-", "")).digest();
}
