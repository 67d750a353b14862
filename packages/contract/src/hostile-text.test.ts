import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "recheck";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import * as z from "zod";
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

/** Finds the regular expression literals of this package, because functions in rules use some of them. */
function findLiterals(): RegExp[] {
  const literals: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      literals.push(new RegExp(node.text.slice(1, end), node.text.slice(end + 1)));
    }
    ts.forEachChild(node, visit);
  };
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))) {
    const text = readFileSync(join(import.meta.dirname, file), "utf8");
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  }
  return literals;
}

const patterns = new Map(
  [...requestSchemas.flatMap(({ schema }) => findPatterns(schema)), ...findLiterals()].map((pattern) => [
    String(pattern),
    pattern,
  ]),
);

/** Checks statically whether a text exists for which the pattern needs more than linear time. */
const isLinear = async ({ source, flags }: RegExp): Promise<boolean> =>
  // The fixed seed and no timeout give the same result on every machine.
  (await check(source, flags, { randomSeed: 1, timeout: null })).status === "safe";

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
    for (const [rule, name] of distinctRules) {
      for (const unit of ["a", " ", "\n", "𝕏"]) {
        expect(() => rule.safeParse(repeatToLength(unit, 1_000_000)), name).not.toThrow();
      }
    }
  });
});

describe("regular expressions", () => {
  it("are found in rules, formats and functions", () => {
    expect([...patterns.keys()]).toEqual(
      expect.arrayContaining([
        String(/^\+\d*$/),
        String(/\r\n?/g),
        expect.stringContaining("@(?:[A-Za-z0-9]"),
      ]),
    );
  });

  it.each([...patterns])("%s takes linear time for every text", async (_title, pattern) => {
    expect(await isLinear(pattern)).toBe(true);
  });

  it.each([/\s+$/, /^(a+)+$/, /^\d*x?\d*$/])("%s fails this check", async (pattern) => {
    expect(await isLinear(pattern)).toBe(false);
  });
});
