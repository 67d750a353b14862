import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { buildTestApp } from "../apps/api/src/testing/build-test-app";
import { storeProduct } from "../apps/api/src/testing/fixtures/orders";
import { createApiKey, listen } from "../apps/api/src/testing/listening-shop";
import { packClient } from "./client-package";
import { cacheDir } from "./lib/paths.mjs";
import { capture, tool } from "./lib/run.mjs";

const shop = await buildTestApp();
// Below the packages of this checkout, which `npm install` would bring.
const project = join(cacheDir, "client-user");
const installed = join(project, "node_modules", "@larkwood", "client");
beforeAll(async () => {
  rmSync(project, { recursive: true, force: true });
  mkdirSync(installed, { recursive: true });
  const file = await packClient(project);
  expect((await capture("tar", ["-xzf", file, "-C", installed, "--strip-components=1"])).code).toBe(0);
  writeFileSync(join(project, "package.json"), JSON.stringify({ type: "module" }));
});

const PROGRAM = `
import { ApiError, createClient, unwrap } from "@larkwood/client";
const [baseUrl = "", apiKey = ""] = process.argv.slice(2);
const client = createClient({ baseUrl, apiKey });
let total = 0;
for await (const { quantity } of client.list("/admin/products", { limit: 2 })) total += quantity;
const refused = await unwrap(client.GET("/audit")).catch((error) => error instanceof ApiError && error.status);
console.log(JSON.stringify({ total, refused }));
`;

it("is a program of plain JavaScript, after npm install", async () => {
  for (const quantity of [1, 2, 3]) await storeProduct(shop.db, quantity);
  const apiKey = await createApiKey(shop, await shop.as("Admin"), ["catalogue.write"]);
  writeFileSync(join(project, "program.js"), PROGRAM);
  const address = await listen(shop);
  const { text } = await capture(process.execPath, ["program.js", `${address}/api`, apiKey], {
    cwd: project,
  });
  expect(text.trim()).toBe(JSON.stringify({ total: 6, refused: 403 }));
});

it("has types for strict programs", async () => {
  writeFileSync(join(project, "program.ts"), PROGRAM);
  writeFileSync(join(project, "wrong.ts"), PROGRAM.replace("limit: 2", 'limit: "two"'));
  const compilerOptions = {
    ...{ strict: true, noEmit: true, types: ["node"], target: "ES2023" },
    ...{ module: "NodeNext", moduleResolution: "NodeNext" },
  };
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
  const { text } = await capture(...tool("tsc", "-p", project), { cwd: project });
  expect(text).toMatch(/^wrong\.ts\(6,\d+\): error TS2322/);
  expect(text.match(/error TS/g)).toHaveLength(1);
});
