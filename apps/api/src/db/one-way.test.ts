import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const src = join(import.meta.dirname, "..");
const sources = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => ({ file: file.replaceAll("\\", "/"), text: readFileSync(join(src, file), "utf8") }));
const filesMatching = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it("only files in db/ import the driver", () => {
  const outside = filesMatching(/from "(pg|pg-copy-streams|drizzle-orm\/node-postgres)"/).filter(
    (file) => !file.startsWith("db/") && file !== "composition/describe-startup-error.ts",
  );
  expect(outside).toEqual([]);
});

it("transactions start in one helper, and never in a route", () => {
  expect(filesMatching(/\b(BEGIN|begin transaction)\b.*`|\.transaction\(/)).toEqual([]);
  expect(filesMatching(/inTransaction\(/).filter((file) => /routes\.ts$/.test(file))).toEqual([]);
});
