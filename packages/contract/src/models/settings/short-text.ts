import * as z from "zod";

/** A single line of text. */
export const shortText = (max: number) =>
  z
    .string("must be text")
    .trim()
    .normalize("NFC")
    .max(max, `must have at most ${max} characters`)
    .regex(/^[^\p{Cc}]*$/u, "must not contain control characters");
