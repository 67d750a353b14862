import { describe, expect, it } from "vitest";
import * as z from "zod";
import type { Endpoint } from "./endpoints/define";
import { endpoints } from "./endpoints/index";
import { feedbackFormSchema } from "./forms/feedback-form";

const LONG_TEXT = 100_000;

/** Almost valid texts that make a regular expression backtrack, because only their end is wrong. */
const hostileTexts: Record<string, string> = {
  letters: "a",
  "digits with a plus": "+1",
  spaces: " ",
  "line breaks": "\r\n",
  dots: "a.",
  "at signs": "a@",
  "incomplete emails": "a@a.",
  dashes: "a-",
  slashes: "../",
  colons: "http://a:",
  ids: `${"0".repeat(24)},`,
  "combining accents": "\u0301",
  "letters with accents": "e\u0301\u0323",
  "letters outside the basic plane": "𝕏",
  "lone surrogates": "\ud835",
};

const repeatToLength = (unit: string, length: number) =>
  `${unit.repeat(Math.ceil(length / unit.length))}\u0000!`;

type Rule = [name: string, rule: z.ZodType];

/** Finds every string rule inside a schema, with its path. */
function findTextRules(name: string, schema: z.core.$ZodType): Rule[] {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return [[name, schema]];
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, part]) => findTextRules(`${name}.${key}`, part));
  }
  if (schema instanceof z.ZodArray) return findTextRules(`${name}[]`, schema.element);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => findTextRules(name, option));
  if (schema instanceof z.ZodPipe) return findTextRules(name, schema.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return findTextRules(name, schema.unwrap());
  }
  return [];
}

const rules = Object.entries(endpoints as Record<string, Endpoint>)
  .flatMap(([name, { params, query, headers, body }]) =>
    [params, query, headers, body].flatMap((part) => (part ? findTextRules(name, part) : [])),
  )
  .concat(findTextRules("feedback", feedbackFormSchema));
// Many endpoints share a rule; each rule is tested once.
const distinctRules = [...new Map(rules.map(([name, rule]) => [rule, name])).entries()];

function minCpuMs(rule: z.ZodType, text: string, runs = 5): number {
  // CPU time instead of wall time, so that a busy machine does not look like a slow rule.
  const times = Array.from({ length: runs }, () => {
    const start = process.cpuUsage();
    rule.safeParse(text);
    // Their sum, because the split between user and system time is an estimate.
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** Cost of a text relative to a quarter of it: 4 for a linear rule, 16 or more for one that backtracks. */
function costGrowth(rule: z.ZodType, unit: string, length = LONG_TEXT): number {
  const long = minCpuMs(rule, repeatToLength(unit, length));
  // A few milliseconds are harmless, and too short to compare.
  return long < 5 ? 1 : long / minCpuMs(rule, repeatToLength(unit, length / 4));
}

describe("string rules", () => {
  it("are found in bodies, paths, queries and headers", () => {
    const names = rules.map(([name]) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        "signIn.email",
        "createProduct.description",
        "listProducts.search",
        "placeOrder.items[].productId",
        "placeOrder.idempotency-key",
        "getProduct.id",
        "feedback.message",
      ]),
    );
  });

  it.each(Object.entries(hostileTexts))("validate 100 KB of %s in linear time", (_title, unit) => {
    // Slow results are measured again, because a rule that backtracks is slow every time.
    const slowRules = distinctRules
      .filter(([rule]) => costGrowth(rule, unit) > 9)
      .map(([rule, name]) => [name, Math.min(costGrowth(rule, unit), costGrowth(rule, unit))] as const)
      .filter(([, ratio]) => ratio > 9);
    expect(slowRules).toEqual([]);
  });

  it("fail this check if they backtrack", () => {
    expect(costGrowth(z.string().regex(/\s+$/), " ", 16_000)).toBeGreaterThan(9);
  });

  it("do not throw for 1 MB, the maximum size of a body", () => {
    for (const [rule, name] of distinctRules) {
      for (const unit of ["a", " ", "\n", "𝕏"]) {
        expect(() => rule.safeParse(repeatToLength(unit, 1_000_000)), name).not.toThrow();
      }
    }
  });
});
