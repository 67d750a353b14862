import * as z from "zod";
import { LIMITS } from "../constants";

/** What a list is narrowed by: one of several words, or a number within bounds. */
export type AttributeFilter =
  | { key: string; values: string[] }
  | { key: string; min: number | null; max: number | null };

const MOST_FILTERS = 12;
const MOST_VALUES = 30;
const KEY = "[a-z][a-z0-9]*(?:-[a-z0-9]+)*";
const WORDS = new RegExp(`^(${KEY}):([a-z0-9-]{1,60}(?:,[a-z0-9-]{1,60})*)$`);
const BOUNDS = new RegExp(`^(${KEY}):(\\d{1,7}(?:\\.\\d{1,2})?)?\\.\\.(\\d{1,7}(?:\\.\\d{1,2})?)?$`);

function parseFilter(text: string): AttributeFilter | null {
  const [, word, list] = WORDS.exec(text) ?? [];
  if (word && list) {
    const values = [...new Set(list.split(","))];
    return values.length <= MOST_VALUES ? { key: word, values } : null;
  }
  const [, key, from, to] = BOUNDS.exec(text) ?? [];
  if (!key || (from === undefined && to === undefined)) return null;
  return { key, min: from === undefined ? null : Number(from), max: to === undefined ? null : Number(to) };
}

/** `material:oak,walnut;width:..210`: all of these, each by one of its words or within its bounds (both may be met). */
export const attributeFilters = z
  .string()
  .max(1_000)
  .transform((text, context) => {
    if (text === "") return undefined;
    const filters = text.split(";").map(parseFilter);
    const sound = filters.filter((filter) => filter !== null);
    const keys = new Set(sound.map(({ key }) => key));
    if (sound.length < filters.length || keys.size < sound.length || sound.length > MOST_FILTERS) {
      context.addIssue({ code: "custom", message: "Use filters such as material:oak,walnut;width:..210" });
      return z.NEVER;
    }
    return sound;
  })
  .optional();

/** A space in centimetres. */
export interface Space {
  width: number;
  depth: number;
  height: number;
}

/** `220x95x90`: width, depth and height in centimetres. */
export const fitsSpace = z
  .string()
  .max(40)
  .transform((text, context): Space | undefined => {
    if (text === "") return undefined;
    const [, width, depth, height] =
      /^(\d{1,4}(?:\.\d)?)[x×](\d{1,4}(?:\.\d)?)[x×](\d{1,4}(?:\.\d)?)$/i.exec(text.replace(/\s/g, "")) ?? [];
    const space = { width: Number(width), depth: Number(depth), height: Number(height) };
    const isSound = Object.values(space).every((length) => length > 0 && length <= LIMITS.centimetres);
    if (isSound) return space;
    context.addIssue({
      code: "custom",
      message: `Use width x depth x height in cm, such as 220x95x90, each up to ${LIMITS.centimetres}`,
    });
    return z.NEVER;
  })
  .optional();
