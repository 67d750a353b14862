import { expect, it } from "vitest";
import * as z from "zod";
import { plainMessage } from "./plain-message";

it.each([
  ["a missing field", z.string(), undefined, "Required"],
  ["a number as text", z.number(), "12", "Must be a number"],
  ["a text as number", z.string(), 12, "Must be a text"],
  ["null for a list", z.array(z.string()), null, "Must be a list"],
  ["a number that is not whole", z.int(), 1.5, "Must be a whole number"],
  [
    "a misspelled choice",
    z.enum(["order.paid", "order.placed"]),
    "order.payed",
    "Must be one of order.paid, order.placed. Did you mean order.paid?",
  ],
  ["another choice", z.enum(["true", "false", ""]), "yes", "Must be one of true, false"],
  ["a missing choice", z.enum(["a", "b"]), undefined, "Required"],
  ["a large number", z.number().max(100), 500, "Must be at most 100"],
  ["a short text", z.string().min(2), "a", "Must have at least 2 characters"],
  ["too many items", z.array(z.number()).max(1), [1, 2], "Must have at most 1 items"],
  ["a text of another form", z.string().regex(/^[!-~]{8,}$/), "1", "Must match /^[!-~]{8,}$/"],
])("explains %s", (_, schema, value, message) => {
  const { error } = schema.safeParse(value, { error: plainMessage });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

it("leaves the messages of a schema as they are", () => {
  const { error } = z.string({ error: "Enter a name" }).safeParse(1, { error: plainMessage });
  expect(error?.issues[0]?.message).toBe("Enter a name");
});
