import { createHash, randomInt } from "node:crypto";
import { generateSecret, generateURI, verifySync } from "otplib";

// A code of the step before or after is taken too: clocks differ, and people type slowly.
const TOLERANCE_S = 30;
// Without letters and digits that look alike.
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";
const OF_AN_APP = /^\d{6}$/;
const RECOVERY_LENGTH = 16;
const RECOVERY_CODES = 10;

export const newSecret = (): string => generateSecret();

/** What an authenticator app reads, from a picture or typed. */
export function secretUri(secret: string, email: string, shopName: string): string {
  return generateURI({ issuer: shopName, label: email, secret });
}

/** The step of time that a code belongs to; null when it is none of this secret, or not of now. */
export function findTimeStep(secret: string, code: string, now: Date): number | null {
  // The library throws where a code cannot be one.
  if (!OF_AN_APP.test(code)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: TOLERANCE_S });
  return result.valid && "timeStep" in result ? result.timeStep : null;
}

/** Whether a code is one of those that were printed: 80 random bits, that nobody guesses. */
export const isRecoveryCode = (code: string): boolean => code.length === RECOVERY_LENGTH;

/** Fresh codes as they are printed, in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: RECOVERY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
    return letters.join("").replace(/(.{4})(?=.)/g, "$1-");
  });
}

/** What is stored of a recovery code. It is random enough that a plain hash cannot be guessed back. */
export function hashRecoveryCode(code: string): Buffer {
  return createHash("sha256").update(code.replaceAll("-", "")).digest();
}
