import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { signIn } from "../support/accounts";
import { openAdmin } from "../support/admin";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { openGuide } from "../support/guide";
import { expect, type Page, test } from "../support/test";

// In sequence: the page shows the images of the last import.
test.describe.configure({ mode: "default" });

// One pixel.
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==",
  "base64",
);
const PRODUCTS = 300;
const HEADINGS =
  "Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Variant Image,Status";

/** Another shop's server of pictures. */
async function startPictureServer() {
  const server = createServer(({ url }, response) =>
    url?.includes("missing") ? response.writeHead(404).end() : response.end(png),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** A product export of Shopify: each product has two variants, each third one is on sale, the last is a draft. */
function shopifyExport(series: string, pictures: string): string {
  const lines = Array.from({ length: PRODUCTS }, (_, index) => {
    const handle = `${series}-${index}`;
    const picture = `${pictures}/${index === 7 ? "missing" : handle}.png`;
    const before = index % 3 === 0 ? "120.00" : "";
    const status = index === PRODUCTS - 1 ? "draft" : "active";
    return [
      `${handle},Chair ${series} ${index},"<p>A chair, ""number ${index}"".</p>\n<p>Solid ash.</p>",Fern,Chairs,true,Colour,Red,${handle}-R,${index},100.00,${before},${picture},1,Front,,${status}`,
      `${handle},,,,,,,Blue,${handle}-B,3,100.00,,,,,,`,
    ].join("\n");
  });
  return `\uFEFF${HEADINGS}\n${lines.join("\n")}\n`;
}

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Import products" });
const chooseFile = (page: Page, text: string) =>
  dialogOf(page)
    .locator("input[type=file]")
    .setInputFiles({ name: "products_export.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
async function openImport(page: Page) {
  await page.getByRole("button", { name: "CSV file" }).click();
  await page.getByRole("menuitem", { name: "Import from a file…" }).click();
}

test("300 products from Shopify: previewed, listed at once, and their images follow", {
  tag: "@long",
}, async ({ page }) => {
  test.slow();
  const old = await startPictureServer();
  const series = crypto.randomUUID().slice(0, 8);
  await signIn(page, "admin");
  const guide = await openGuide(page, "shopify");
  await guide.task("300 products from Shopify", async () => {
    await page.goto("/admin/products");
    await openImport(page);
    await chooseFile(page, shopifyExport(series, old.origin));
    const dialog = dialogOf(page);
    await expect(dialog.getByText("Recognised as a product export of Shopify.")).toBeVisible();
    await expect(dialog.getByRole("status")).toHaveText(
      "products_export.csv: 300 new, 0 changed, 0 unchanged, 0 with errors",
    );
    await expectNoAxeViolations(page);
    await expect(dialog.getByLabel(/Copy 300 images into this shop/)).toBeChecked();
    await guide.screenshot("import");
    await dialog.getByRole("button", { name: "Import 300 products" }).click();
    await expect(page.getByText("Imported: 300 new, 0 changed")).toBeVisible();
  });
  const images = page.getByRole("dialog", { name: "Images of the last import" });
  await expect(images.getByText("299 of 300 images copied into the shop.")).toBeVisible({ timeout: 300_000 });
  await expect(images.getByText("The server answered 404.")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await page.goto(`/products/details/${series}-3`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Chair ${series} 3`);
  await expect(page.getByText("Solid ash.").first()).toBeVisible();
  await old.close();
});

test("columns of an unknown file are chosen once and remembered", { tag: "@long" }, async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const series = crypto.randomUUID().slice(0, 8);
  const file = (price: string) =>
    `Bezeichner ${series};Nummer;Langtext;VK;Foto;Lager\nStool ${series};${series}-1;A stool of solid ash.;${price};https://pictures.example/1.jpg;4\n`;
  await openAdmin(page, "/admin/products");
  await openImport(page);
  await chooseFile(page, file("49,50"));
  const dialog = dialogOf(page);
  const choose = async (heading: string, column: string) =>
    dialog.getByLabel(`Import ${heading} as`).selectOption(column);
  await expect(dialog.getByText(`Stool ${series}`)).toBeVisible();
  await choose("Nummer", "Name");
  await choose(`Bezeichner ${series}`, "Name");
  await dialog.getByRole("button", { name: "Preview import" }).click();
  await expect(dialog.getByRole("alert")).toHaveText('"Name" is chosen twice. Ignore one of the columns.');
  await expectNoAxeViolations(page);
  await choose("Nummer", "SKU");
  await choose("Langtext", "Description");
  await choose("VK", "Price");
  await choose("Foto", "Image URL");
  await choose("Lager", "Stock");
  await dialog.getByRole("button", { name: "Preview import" }).click();
  await dialog.getByRole("button", { name: "Import 1 product" }).click();
  await expect(page.getByText("Imported: 1 new, 0 changed")).toBeVisible();
  const images = page.getByRole("dialog", { name: "Images of the last import" });
  await expect(images.getByText("0 of 1 images copied into the shop.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(images).toBeHidden();

  await openImport(page);
  await chooseFile(page, file("45"));
  await expect(dialog.getByRole("row", { name: new RegExp(`Stool ${series}`) })).toContainText(
    "price: 49.50 → 45.00",
  );
  await dialog.getByRole("button", { name: "Change columns" }).click();
  await expect(dialog.getByLabel("Import Nummer as")).toHaveValue("sku");
  // The old shop does not exist.
  consoleErrors.expectNone([/ERR_NAME_NOT_RESOLVED/]);
});
