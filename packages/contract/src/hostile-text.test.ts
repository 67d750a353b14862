import { describe, expect, it } from "vitest";
import * as z from "zod";
import { isLinear } from "../../../scripts/lib/patterns.mjs";
import { sample } from "../../../scripts/lib/tries";
import checked from "../../../scripts/linear-patterns.json";
import type { Endpoint } from "./endpoints/define";
import { endpoints } from "./endpoints/index";
import { feedbackFormSchema } from "./forms/feedback-form";

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

const requestSchemas = Object.entries(endpoints as Record<string, Endpoint>)
  .flatMap(([name, { params, query, headers, body }]) =>
    [params, query, headers, body].flatMap((part) => (part ? [{ name, schema: part }] : [])),
  )
  .concat({ name: "feedback", schema: feedbackFormSchema });
const rules = requestSchemas.flatMap(({ name, schema }) => findTextRules(name, schema));
// Many endpoints share a rule; each rule is tested once.
const distinctRules = [...new Map(rules.map(([name, rule]) => [rule, name])).entries()];

/** Finds every regular expression inside a schema, including those of zod's own formats. */
function findPatterns(value: unknown, seen = new Set<unknown>()): RegExp[] {
  if (value instanceof RegExp) return [value];
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  const parts = "_zod" in value ? [(value as z.core.$ZodType)._zod.def] : Object.values(value);
  return parts.flatMap((part) => findPatterns(part, seen));
}

const patterns = new Map(
  requestSchemas.flatMap(({ schema }) => findPatterns(schema)).map((pattern) => [String(pattern), pattern]),
);

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

  it("do not throw for 1 MB, the maximum size of a body", () => {
    for (const [rule, name] of sample(distinctRules)) {
      for (const unit of ["a", " ", "\n", "𝕏"]) {
        expect(() => rule.safeParse(repeatToLength(unit, 1_000_000)), name).not.toThrow();
      }
    }
  });
});

// `npm run verify` checks those in the code, these tests those of zod's formats.
describe("regular expressions in schemas", () => {
  it("are found in rules and formats", () => {
    expect([...patterns.keys()]).toEqual(
      expect.arrayContaining([String(/^\+\d*$/), expect.stringContaining("@(?:[A-Za-z0-9]")]),
    );
  });

  it.each([...patterns].filter(([text]) => !checked.passed.includes(text)))(
    "%s takes linear time for every text",
    async (_title, pattern) => {
      expect(await isLinear(pattern)).toBe(true);
    },
  );

  it.each([/\s+$/, /^(a+)+$/, /^\d*x?\d*$/])("%s fails this check", async (pattern) => {
    expect(await isLinear(pattern)).toBe(false);
  });
});
