import { generateSync } from "otplib";

/** The code that an authenticator app shows at that time. */
export function codeAt(secret: string, at: Date): string {
  return generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) });
}
