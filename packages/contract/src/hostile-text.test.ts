import { describe, expect, it } from "vitest";
import * as z from "zod";
import type { Endpoint } from "./endpoints/define";
import { endpoints } from "./endpoints/index";
import { feedbackFormSchema } from "./forms/feedback-form";

const LONG = 100_000;

/** Texts that make a careless rule try every way of cutting them: almost right, and wrong at the very end. */
const hostile: Record<string, string> = {
  letters: "a",
  "digits with a sign": "+1",
  blanks: " ",
  "line ends": "\r\n",
  dots: "a.",
  ats: "a@",
  "almost an email": "a@a.",
  dashes: "a-",
  slashes: "../",
  colons: "http://a:",
  ids: `${"0".repeat(24)},`,
  accents: "\u0301",
  "letters with accents": "e\u0301\u0323",
  "letters beyond the first plane": "𝕏",
  "halves of letters": "\ud835",
};

const textOf = (piece: string, length: number) => `${piece.repeat(Math.ceil(length / piece.length))}\u0000!`;

type Rule = [name: string, rule: z.ZodType];

/** Every rule about a text inside a schema, by its place. */
function textRules(name: string, schema: z.core.$ZodType): Rule[] {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return [[name, schema]];
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, part]) => textRules(`${name}.${key}`, part));
  }
  if (schema instanceof z.ZodArray) return textRules(`${name}[]`, schema.element);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => textRules(name, option));
  if (schema instanceof z.ZodPipe) return textRules(name, schema.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return textRules(name, schema.unwrap());
  }
  return [];
}

const rules = Object.entries(endpoints as Record<string, Endpoint>)
  .flatMap(([name, { params, query, headers, body }]) =>
    [params, query, headers, body].flatMap((part) => (part ? textRules(name, part) : [])),
  )
  .concat(textRules("feedback", feedbackFormSchema));
// Many calls share a rule; each is judged once.
const distinct = [...new Map(rules.map(([name, rule]) => [rule, name])).entries()];

function fastestOf(rule: z.ZodType, text: string, tries = 5): number {
  // Time of the processor, not of the clock: a busy machine must not look like a slow rule.
  const times = Array.from({ length: tries }, () => {
    const begun = process.cpuUsage();
    rule.safeParse(text);
    // Both together: the system guesses how they share what it has measured.
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** How much more a text of four times the length costs: 4 for a sound rule, 16 and beyond for one that backtracks. */
function growth(rule: z.ZodType, piece: string, length = LONG): number {
  const long = fastestOf(rule, textOf(piece, length));
  // What takes a few milliseconds at this length harms nobody, and is too short to compare.
  return long < 5 ? 1 : long / fastestOf(rule, textOf(piece, length / 4));
}

describe("every rule about a text", () => {
  it("is found, in bodies, addresses, queries and headers", () => {
    const places = rules.map(([name]) => name);
    expect(places).toEqual(
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

  it.each(Object.entries(hostile))(
    "judges 100 KB of %s in a time that grows with the length only",
    (_title, piece) => {
      // Whatever looks steep is measured again: a rule that backtracks does so every time.
      const steep = distinct
        .filter(([rule]) => growth(rule, piece) > 9)
        .map(([rule, name]) => [name, Math.min(growth(rule, piece), growth(rule, piece))] as const)
        .filter(([, ratio]) => ratio > 9);
      expect(steep).toEqual([]);
    },
  );

  it("would be found out if it backtracked", () => {
    expect(growth(z.string().regex(/\s+$/), " ", 16_000)).toBeGreaterThan(9);
  });

  it("answers a megabyte, the most that a body can hold, without a surprise", () => {
    for (const [rule, name] of distinct) {
      for (const piece of ["a", " ", "\n", "𝕏"]) {
        expect(() => rule.safeParse(textOf(piece, 1_000_000)), name).not.toThrow();
      }
    }
  });
});
