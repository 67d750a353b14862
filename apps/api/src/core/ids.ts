import { randomBytes } from "node:crypto";

/** A new id of 24 hex digits. The first twelve are the time in milliseconds, so that ids sort by age. */
export function newId(at: Date): string {
  return at.getTime().toString(16).padStart(12, "0") + randomBytes(6).toString("hex");
}
