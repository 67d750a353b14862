import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const src = join(import.meta.dirname, "..");
const sources = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => ({ file: file.replaceAll("\\", "/"), text: readFileSync(join(src, file), "utf8") }));
const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it("only the database's own folder knows the driver", () => {
  const outside = filesWith(/from "(pg|pg-copy-streams|drizzle-orm\/node-postgres)"/).filter(
    (file) => !file.startsWith("db/") && file !== "composition/describe-startup-error.ts",
  );
  expect(outside).toEqual([]);
});

it("transactions begin in one helper, and never in a route", () => {
  expect(filesWith(/\b(BEGIN|begin transaction)\b.*`|\.transaction\(/)).toEqual([]);
  expect(filesWith(/inTransaction\(/).filter((file) => /routes\.ts$/.test(file))).toEqual([]);
});
