import { adminApi, openAdmin, saveProduct } from "../support/admin";
import { createProduct } from "../support/stock";
import { expect, test } from "../support/test";
import { createImages } from "../support/test-images";

test("images can be reordered with the mouse and the keyboard", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const product = await createProduct(request);
  await openAdmin(page, `/admin/edit/product/${product.id}`);
  const part = page.getByRole("region", { name: "Images", exact: true });
  const rows = part.getByRole("list", { name: "Images" }).getByRole("listitem");
  const altText = (position: number) => part.getByLabel(`Alt text of image ${position}`, { exact: true });
  await expect(rows).toHaveCount(1);
  await part.locator("input[type=file]").setInputFiles(await createImages(page, 2));
  await expect(rows).toHaveCount(3);
  for (const [index, text] of ["first", "second", "third"].entries()) await altText(index + 1).fill(text);

  // Drag the last image to the first position.
  await rows.nth(2).locator("img").dragTo(rows.nth(0).locator("img"));
  await expect(altText(1)).toHaveValue("third");
  await expect(altText(2)).toHaveValue("first");

  const earlier = part.getByRole("button", { name: "Move image 3 earlier" });
  await earlier.focus();
  await page.keyboard.press("Enter");
  await expect(altText(2)).toHaveValue("second");
  await saveProduct(page);
  const { images, imageUrl } = await (await adminApi(request)).product(product.id);
  expect(images?.map(({ alt }) => alt)).toEqual(["third", "second", "first"]);
  expect(images?.[0]?.url).toBe(imageUrl);
});

test("a variant gets an image and an option value a sample image, and the shop shows both", {
  tag: "@long",
}, async ({ page, request }) => {
  const product = await createProduct(request, { price: 100, quantity: 4 });
  await openAdmin(page, `/admin/edit/product/${product.id}`);
  const part = page.getByRole("region", { name: "Options and variants" });
  const field = (label: string) => part.getByLabel(label, { exact: true });
  await part.getByRole("button", { name: "+ Add an option" }).click();
  await field("Name of option 1").fill("Fabric");
  await field("Value 1 of Fabric").fill("Moss wool");
  await field("Colour of Moss wool").fill("#61634b");
  await part.getByRole("button", { name: "Add a value of Fabric" }).click();
  await field("Value 2 of Fabric").fill("Sand wool");
  const [image, sample] = await createImages(page, 2);
  await field("Upload an image of Moss wool").setInputFiles(image ?? []);
  await expect(field("Image URL of Moss wool")).toHaveValue(/\/images\/uploads\/\w+_1280\.webp$/);
  await field("Upload a sample image of Moss wool").setInputFiles(sample ?? []);
  await expect(field("Upload a sample image of Moss wool")).toHaveCount(0);
  await field("Price for all").fill("100");
  await field("Stock for all").fill("2");
  await part.getByRole("button", { name: "Set in all 2 rows" }).click();
  await expect(field("Stock of Sand wool")).toHaveValue("2");
  await saveProduct(page);

  const stored = await (await adminApi(request)).product(product.id);
  const [moss] = stored.variants ?? [];
  expect(moss?.imageUrl).toMatch(/\/images\/uploads\//);
  expect(stored.options?.[0]?.values[0]?.swatchUrl).toMatch(/\/images\/uploads\//);
  await page.goto(`/products/details/${product.id}`);
  const fabric = page.getByRole("group", { name: /^Fabric/ });
  await expect(fabric.locator("img")).toHaveAttribute("src", /\/images\/uploads\//);
  await fabric.getByRole("radio", { name: "Sand wool" }).check();
  await fabric.getByRole("radio", { name: "Moss wool" }).check();
  const shown = page.getByRole("main").locator("img").first();
  await expect(shown).toHaveAttribute(
    "src",
    new RegExp(new URL(moss?.imageUrl ?? "").pathname.slice(0, -10)),
  );
});
