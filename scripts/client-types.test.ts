import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { clientTypes } from "./client-types";
import { inRoot } from "./lib/paths.mjs";

it("the types of the client match the OpenAPI document; npm run client-types updates them", async () => {
  const stored = readFileSync(inRoot("packages", "client", "src", "api-types.ts"), "utf8");
  expect(stored === (await clientTypes())).toBe(true);
});
