import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { findSystemBrowser } from "../scripts/lib/browser.mjs";
import { browserArgs } from "./support/browser-args";
import { shopUrl } from "./support/shops";
import { desktopTests, phoneTests, readTier } from "./support/tiers";

const phone = { ...devices["iPhone 13 Mini"], viewport: { width: 375, height: 812 } };

const tier = readTier(process.env.TEST_TIER);

// Tests run on a desktop. Those with the tag `@phone` also run on a phone, those in `name.phone.spec.ts` only there.
// Specs in `trading/` use a shop that takes orders, all others the showroom.
const phoneOnly = /\.phone\.spec\.ts$/;
const trading = /\/trading\/.*\.spec\.ts$/;

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "./support/global-setup.ts",
  workers: availableParallelism(),
  fullyParallel: true,
  forbidOnly: true,
  // Generous, because tests take much longer on a busy machine.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [["list"]],
  use: {
    baseURL: shopUrl("showroom"),
    browserName: "chromium",
    locale: "en-US",
    timezoneId: "UTC",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findSystemBrowser() ?? undefined,
      args: browserArgs,
    },
  },
  projects: [
    {
      name: "desktop",
      ...desktopTests(tier),
      testIgnore: [phoneOnly, trading],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      ...phoneTests(tier),
      testIgnore: trading,
      use: { ...phone, defaultBrowserType: "chromium" },
    },
    {
      name: "trading",
      ...desktopTests(tier),
      testMatch: trading,
      use: { viewport: { width: 1280, height: 800 }, baseURL: shopUrl("trading") },
    },
  ],
});
