import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { temporaryDataDir } from "../apps/api/src/testing/data-dir";
import { startShopProcess } from "../apps/api/src/testing/shop-process";
import { createTestDatabase } from "../apps/api/src/testing/test-database";
import { copyCheckout } from "./testing/copy-checkout";
import { listenForUpdates } from "./testing/hot-updates";

// Full starts and restarts take long on a busy machine.
vi.setConfig({ testTimeout: 600_000, expect: { poll: { timeout: 180_000 } } });

const read = async (url: string) => (await fetch(url)).text().catch(() => "");

function replaceInFile(checkout: string, file: string, from: string, to: string): void {
  const text = readFileSync(join(checkout, file), "utf8");
  expect(text).toContain(from);
  writeFileSync(join(checkout, file), text.replaceAll(from, to));
}

it("runs a trading shop on an external database and applies changes to web app and API while it runs", async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const checkout = copyCheckout();
  const shop = startShopProcess({
    script: join(checkout, "scripts", "dev.mjs"),
    env: {
      DATABASE_URL: database.url,
      DATA_DIR: temporaryDataDir(),
      SHOP_PAYMENT_METHODS: "pay_on_delivery",
      SHOP_NAME: "Fir & Sons",
    },
  });
  const address = await shop.opened();
  // The page renders although the shop has no products and no accounts.
  const page = await read(address);
  expect(page).toContain("Welcome to Fir &amp; Sons");
  expect(await (await fetch(`${address}/api/shop`)).json()).toMatchObject({
    paymentMethods: ["pay_on_delivery"],
  });

  const updates = await listenForUpdates(address);
  await read(`${address}/app/pages/shop/home.tsx`);
  replaceInFile(
    checkout,
    "apps/web/app/features/shop/home/new-shop-home.tsx",
    "Shop Now",
    "See all products",
  );
  await expect.poll(() => read(address)).toContain("See all products");
  await expect.poll(updates).toMatch(/"type":"(update|full-reload)"/);

  replaceInFile(
    checkout,
    "apps/api/src/modules/platform/settings/shop-info.ts",
    "name: shopName",
    'name: "Pine"',
  );
  await expect.poll(() => read(`${address}/api/shop`).catch(() => "")).toContain("Pine");
});

it("runs a showroom on the embedded database and shuts down cleanly", async () => {
  const dataDir = temporaryDataDir();
  // In a copy: at startup it deletes the generated route types, which a type check running in parallel may read.
  const script = join(copyCheckout(), "scripts", "dev.mjs");
  const shop = startShopProcess({ script, env: { DATA_DIR: dataDir } });
  const address = await shop.opened();
  expect(await (await fetch(`${address}/api/shop`)).json()).toMatchObject({ paymentMethods: [] });
  const image = await fetch(`${address}/images/products/beam-desk-lamp_640.webp`);
  expect(image.headers.get("content-type")).toBe("image/webp");
  shop.kill("SIGTERM");
  expect(await shop.ended()).toBe(0);
  expect(existsSync(join(dataDir, "postgres", "postmaster.pid"))).toBe(false);
});
