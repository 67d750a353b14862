import * as z from "zod";
import { LIMITS } from "./constants";
import { validationTexts as t } from "./validation-texts";

// Names of ISO 3166 countries that are shorter than the specification's five letters.
const SHORT_COUNTRIES = new Set(
  ["Chad", "Cuba", "Fiji", "Guam", "Iran", "Iraq", "Laos", "Mali", "Niue", "Oman", "Peru", "Togo"].map((n) =>
    n.toLowerCase(),
  ),
);

// NUL cannot be stored by PostgreSQL, and the other control characters have no business in a form.
const STORABLE = /^[^\p{Cc}]*$/u;
const STORABLE_LINES = /^(?:[^\p{Cc}]|[\n\r\t])*$/u;

const missing = (text: string) => ({ error: () => text });

/** One line of text: trimmed, normalised, present. */
export function line(max: number = LIMITS.text, required: string = t.required) {
  return z
    .string(missing(required))
    .trim()
    .normalize("NFC")
    .min(1, required)
    .max(max, t.tooLong)
    .regex(STORABLE, t.characters);
}

/** Text that may span lines: trimmed, normalised, present. */
export function paragraph(min: number, minText: string, max: number = LIMITS.longText) {
  return z
    .string(missing(t.required))
    .trim()
    .normalize("NFC")
    .min(1, t.required)
    .min(min, minText)
    .max(max, t.tooLong)
    .regex(STORABLE_LINES, t.characters);
}

/** Text that may be left empty. */
export function freeText(max: number = LIMITS.longText) {
  return z.string().trim().normalize("NFC").max(max, t.tooLong).regex(STORABLE_LINES, t.characters);
}

export const userNameField = line().min(5, t.userNameMin);
export const firstNameField = line().min(2, t.firstNameMin);
export const lastNameField = line().min(2, t.lastNameMin);
export const addressField = line(500).min(5, t.addressMin);
export const countryField = line().refine(
  (name) => name.length >= 5 || SHORT_COUNTRIES.has(name.toLowerCase()),
  {
    error: t.countryMin,
  },
);

/** '+' and seven or more digits. */
export const phoneField = z
  .string(missing(t.phoneRequired))
  .trim()
  .min(1, t.phoneRequired)
  .regex(/^\+\d*$/, t.phoneFormat)
  .min(8, t.phoneMin)
  .max(LIMITS.phoneNumber, t.tooLong);

/** An email address; `required` is the text for an empty one. */
export function emailField(required: string = t.required) {
  return z
    .string(missing(required))
    .trim()
    .min(1, required)
    .max(LIMITS.email, t.email)
    .regex(z.regexes.email, t.email);
}

/** Whole cents only: 0.1 + 0.2 style noise is forgiven, a third decimal is not. */
export const hasTwoDecimals = (amount: number) => {
  const cents = Math.round(amount * 100);
  // What is next to nothing and yet not nothing would be stored as nothing.
  return Math.abs(amount * 100 - cents) < 1e-6 && (cents !== 0 || amount === 0);
};

/**
 * A moment that a shop may mean, or a whole day of its time zone; those at the edge of time have no four-digit year in
 * some zone.
 */
export const momentField = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], { error: () => t.moment })
  .refine(
    (text) => Date.parse(text) >= Date.parse(LIMITS.earliest) && Date.parse(text) < Date.parse(LIMITS.latest),
    { error: t.moment },
  );

/** A checkbox that must be ticked. */
export function ticked(text: string) {
  return z.literal(true, { error: () => text });
}

/** One of the given words; an empty choice counts as missing. */
export function choice<const T extends readonly [string, ...string[]]>(values: T, text: string) {
  return z.enum(values, {
    error: (issue) => (issue.input === "" || issue.input === undefined ? t.required : text),
  });
}
