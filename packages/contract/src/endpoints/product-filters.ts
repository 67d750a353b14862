import * as z from "zod";
import { LIMITS } from "../constants";
import { findCountry } from "../countries";

/** A filter by attribute: one of several values, or a range of numbers. */
export type AttributeFilter =
  | { key: string; values: string[] }
  | { key: string; min: number | null; max: number | null };

const MAX_FILTERS = 12;
const MAX_VALUES = 30;
const VALUE_FILTER = /^([a-z][a-z0-9]*(?:-[a-z0-9]+)*):([a-z0-9-]{1,60}(?:,[a-z0-9-]{1,60})*)$/;
const RANGE_FILTER = /^([a-z][a-z0-9]*(?:-[a-z0-9]+)*):(\d{1,7}(?:\.\d{1,2})?)?\.\.(\d{1,7}(?:\.\d{1,2})?)?$/;

function parseFilter(text: string): AttributeFilter | null {
  const [, valueKey, list] = VALUE_FILTER.exec(text) ?? [];
  if (valueKey && list) {
    const values = [...new Set(list.split(","))];
    return values.length <= MAX_VALUES ? { key: valueKey, values } : null;
  }
  const [, key, from, to] = RANGE_FILTER.exec(text) ?? [];
  if (!key || (from === undefined && to === undefined)) return null;
  return { key, min: from === undefined ? null : Number(from), max: to === undefined ? null : Number(to) };
}

/** `material:oak,walnut;width:..210`: a product must match all filters; ranges include both ends. */
export const attributeFilters = z
  .string()
  .max(1_000)
  .transform((text, context) => {
    if (text === "") return undefined;
    const filters = text.split(";").map(parseFilter);
    const valid = filters.filter((filter) => filter !== null);
    const keys = new Set(valid.map(({ key }) => key));
    if (valid.length < filters.length || keys.size < valid.length || valid.length > MAX_FILTERS) {
      context.addIssue({ code: "custom", message: "Use filters such as material:oak,walnut;width:..210" });
      return z.NEVER;
    }
    return valid;
  })
  .optional();

/** `sofas,armchairs`: one of several kinds of furniture. */
export const kindFilter = z
  .string()
  .max(1_000)
  .regex(/^(?:[a-z0-9-]{1,60}(?:,[a-z0-9-]{1,60})*)?$/)
  .transform((text) => (text === "" ? undefined : [...new Set(text.split(","))]))
  .refine((kinds) => (kinds?.length ?? 0) <= MAX_VALUES)
  .optional();

/** A space in centimetres; null for a side of any length. */
export interface Space {
  width: number | null;
  depth: number | null;
  height: number | null;
}

/** `220x95x90`: width, depth and height in centimetres. A side may be left out, as in `220xx90`. */
export const fitsSpace = z
  .string()
  .max(40)
  .transform((text, context): Space | undefined => {
    if (text === "") return undefined;
    const [, ...sides] =
      /^(\d{1,4}(?:\.\d)?)?[x×](\d{1,4}(?:\.\d)?)?[x×](\d{1,4}(?:\.\d)?)?$/i.exec(text.replace(/\s/g, "")) ??
      [];
    const [width = null, depth = null, height = null] = sides.map((side) => (side ? Number(side) : null));
    const lengths = [width, depth, height].filter((length) => length !== null);
    const isValid = lengths.every((length) => length > 0 && length <= LIMITS.centimetres);
    if (lengths.length > 0 && isValid) return { width, depth, height };
    context.addIssue({
      code: "custom",
      message: `Use width x depth x height in cm, such as 220x95x90 or 220xx90, each up to ${LIMITS.centimetres}`,
    });
    return z.NEVER;
  })
  .optional();

/** A country by its code, name or alias, such as `NO`; parsed to its name. */
export const queryCountry = z
  .string()
  .max(60)
  .transform((text, context) => {
    if (text.trim() === "") return undefined;
    const country = findCountry(text);
    if (country) return country.name;
    context.addIssue({ code: "custom", message: "Use a country by its name or code, such as NO" });
    return z.NEVER;
  })
  .optional();
