import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { signInByForm } from "../support/accounts";
import { adminApi, openAdmin, saveProduct } from "../support/admin";
import { awaitScripts } from "../support/await-scripts";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { openGuide } from "../support/guide";
import { openOwnShop } from "../support/own-shop";
import { newDataDir, removeDataDir, spawnShop } from "../support/shop-process";
import { freePort } from "../support/shops";
import { createProduct } from "../support/stock";
import { expect, test } from "../support/test";
import { createImages } from "../support/test-images";

const root = fileURLToPath(new URL("../..", import.meta.url));
const trading = { SHOP_PAYMENT_METHODS: "bank_transfer" };
openOwnShop("backup", () => trading);
// Starts a second shop.
test.setTimeout(300_000);

/** Runs `npm run db:restore FILE` for a data folder. */
function restore(file: string, dataDir: string) {
  const { PATH, HOME } = process.env;
  const args = ["run", "--silent", "db:restore", file];
  return promisify(execFile)("npm", args, { cwd: root, env: { PATH, HOME, DATA_DIR: dataDir } });
}

test(
  "the owner backs up the shop in the browser, and the file becomes the same shop on an empty server",
  {
    tag: "@long",
  },
  async ({ page, browser, request }, { outputDir }) => {
    const product = await createProduct(request);
    await openAdmin(page, `/admin/edit/product/${product.id}`);
    const images = page.getByRole("region", { name: "Images", exact: true });
    await images.locator("input[type=file]").setInputFiles(await createImages(page, 1));
    await expect(images.getByRole("list", { name: "Images" }).getByRole("listitem")).toHaveCount(2);
    await images.getByLabel("Alt text of image 2", { exact: true }).fill("The chair from the side");
    await saveProduct(page);
    const stored = await (await adminApi(request)).product(product.id);
    const uploaded = new URL(stored.images?.[1]?.url ?? "").pathname;
    expect(uploaded).toMatch(/^\/images\/uploads\//);
    const picture = await (await request.get(uploaded)).body();

    const consoleErrors = watchConsole(page);
    const guide = await openGuide(page, "backup");
    const file = join(outputDir, "shop.backup");
    await page.goto("/admin");
    await guide.task("Back up the shop and download the file", async () => {
      await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Health" }).click();
      await expect(page.getByText("This shop has no backup yet.")).toBeVisible();
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "Back up now" }).click();
      const backup = await download;
      expect(backup.suggestedFilename()).toMatch(/^shop-\d{4}-\d\d-\d\d\.backup$/);
      await backup.saveAs(file);
    });
    await expect(page.getByRole("region", { name: "Backup" })).toContainText(/Image files\s*2/);
    await expect(page.getByRole("button", { name: "Download", exact: true })).toBeVisible();
    await guide.screenshot("backup");
    await expectNoAxeViolations(page);
    consoleErrors.expectNone();
    // The same number is in docs/owner.md.
    expect(guide.finish()).toEqual([{ task: "Back up the shop and download the file", clicks: 2 }]);

    const dataDir = newDataDir("restored");
    try {
      const { stdout } = await restore(file, dataDir);
      expect(stdout).toMatch(/^\d+ rows and 2 pictures restored from /m);
      const restored = await spawnShop(freePort(), dataDir, trading);
      try {
        const context = await browser.newContext({ baseURL: restored.url });
        context.on("page", awaitScripts);
        const there = await context.newPage();
        await signInByForm(there, "admin");
        const copy = await context.request.get(uploaded);
        expect((await copy.body()).equals(picture)).toBe(true);
        await there.goto(`/products/details/${product.id}`);
        await expect(there.getByRole("heading", { name: product.name })).toBeVisible();
        // The restored shop neither continues the job nor offers a file that it does not have.
        await there.goto("/admin/health");
        await expect(there.getByText("No job has failed.")).toBeVisible();
        await expect(there.getByText("This shop has no backup yet.")).toBeVisible();
        await context.close();
      } finally {
        await restored.stop();
      }
    } finally {
      removeDataDir(dataDir);
    }
  },
);
