import * as z from "zod";
import { LIMITS } from "./constants";
import { findCountry } from "./countries";
import { normalisePhone } from "./phone";
import { validationTexts as t } from "./validation-texts";

// The specification asks for five letters, but some countries have shorter names.
const isCountryName = (text: string) => findCountry(text)?.name.toLowerCase() === text.toLowerCase();

// PostgreSQL cannot store NUL, and forms need no other control characters.
const SINGLE_LINE_TEXT = /^[^\p{Cc}]*$/u;
const MULTILINE_TEXT = /^(?:[^\p{Cc}]|[\n\r\t])*$/u;

const missing = (text: string) => ({ error: () => text });

/** A required single line of text, trimmed and normalised. */
export function line(max: number = LIMITS.text, required: string = t.required) {
  return z
    .string(missing(required))
    .trim()
    .normalize("NFC")
    .min(1, required)
    .max(max, t.tooLong)
    .regex(SINGLE_LINE_TEXT, t.characters);
}

/** A single line of text that may be empty, trimmed and normalised. */
export function optionalLine(max: number = LIMITS.text) {
  return z.string().trim().normalize("NFC").max(max, t.tooLong).regex(SINGLE_LINE_TEXT, t.characters);
}

/** A required text of several lines, trimmed and normalised. */
export function paragraph(min: number, minText: string, max: number = LIMITS.longText) {
  return z
    .string(missing(t.required))
    .trim()
    .normalize("NFC")
    .min(1, t.required)
    .min(min, minText)
    .max(max, t.tooLong)
    .regex(MULTILINE_TEXT, t.characters);
}

/** An optional text of several lines, trimmed and normalised. */
export function freeText(max: number = LIMITS.longText) {
  return z.string().trim().normalize("NFC").max(max, t.tooLong).regex(MULTILINE_TEXT, t.characters);
}

export const userNameField = line().min(5, t.userNameMin);
export const firstNameField = line().min(2, t.firstNameMin);
export const lastNameField = line().min(2, t.lastNameMin);
export const addressField = line(500).min(5, t.addressMin);
export const countryField = line().refine((name) => name.length >= 5 || isCountryName(name), {
  error: t.countryMin,
});

/** A country of ISO 3166 by its name, an alias or its code; parsed to its name. */
export const listedCountryField = line().transform((text, context) => {
  const country = findCountry(text);
  if (country) return country.name;
  context.addIssue({ code: "custom", message: t.countryUnknown });
  return z.NEVER;
});

/** A phone number: '+' and at least seven digits. */
export const phoneField = z
  .string(missing(t.phoneRequired))
  .trim()
  .min(1, t.phoneRequired)
  .regex(/^\+\d*$/, t.phoneFormat)
  .min(8, t.phoneMin)
  .max(LIMITS.phoneNumber, t.tooLong);

/** A phone number with spaces, brackets and dashes; parsed to '+' and digits. */
export const writtenPhoneField = z
  .string(missing(t.phoneRequired))
  .max(LIMITS.text, t.tooLong)
  .transform(normalisePhone)
  .pipe(phoneField);

/** An email address; `required` is the message for an empty one. */
export function emailField(required: string = t.required) {
  return z
    .string(missing(required))
    .trim()
    .min(1, required)
    .max(LIMITS.email, t.email)
    .regex(z.regexes.email, t.email);
}

/** Whether an amount has at most two decimals, apart from floating-point noise. */
export const hasTwoDecimals = (amount: number) => {
  const cents = Math.round(amount * 100);
  // A tiny amount such as 1e-9 would be stored as 0.
  return Math.abs(amount * 100 - cents) < 1e-6 && (cents !== 0 || amount === 0);
};

/** A price or discount of an order. */
export const ownAmount = z
  .number()
  .nonnegative()
  .max(LIMITS.price, t.tooLarge)
  .refine(hasTwoDecimals, { error: t.twoDecimals });

const isDay = (text: string) => !text.includes("T");

/**
 * A date and time, or a day in the shop's time zone. The limits keep the year at four digits in every zone. A time is
 * rewritten to UTC milliseconds, because PostgreSQL refuses some offsets and fractions that are valid here.
 */
export const dateTimeField = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], { error: () => t.dateTime })
  .refine(
    (text) => Date.parse(text) >= Date.parse(LIMITS.earliest) && Date.parse(text) < Date.parse(LIMITS.latest),
    { error: t.dateTime },
  )
  .transform((text) => (isDay(text) ? text : new Date(text).toISOString()));

/** A checkbox that must be checked. */
export function requiredCheckbox(text: string) {
  return z.literal(true, { error: () => text });
}

/** One of the given values; an empty value counts as missing. */
export function choice<const T extends readonly [string, ...string[]]>(values: T, text: string) {
  return z.enum(values, {
    error: (issue) => (issue.input === "" || issue.input === undefined ? t.required : text),
  });
}
