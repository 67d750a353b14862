import { adminApi, openAdmin, saveProduct } from "../support/admin";
import { expect, test } from "../support/test";
import { createImages } from "../support/test-images";
import { uniqueWord } from "../support/unique-word";

test("an owner creates a product with three options and three images, and the shop shows it", async ({
  page,
  request,
}) => {
  // Uploads take long on a slow machine.
  test.setTimeout(480_000);
  const word = `sitting-${uniqueWord()}`;
  const name = `Fresh Sofa ${word}`;
  await openAdmin(page, "/admin/create-product");
  const files = await createImages(page, 3);
  const main = page.getByRole("main");
  await main.getByLabel("Name", { exact: true }).fill(name);
  await main.getByLabel("Description", { exact: true }).fill("A sofa that was created in one test.");
  await main.getByLabel("Category", { exact: true }).selectOption("livingroom");
  await main.getByLabel("Price", { exact: true }).fill("1290");
  await main.getByLabel("Quantity", { exact: true }).fill("5");
  await page.locator("main input[type=file]").setInputFiles(files[0] ?? []);
  await expect(main.getByLabel("Image URL")).toHaveValue(/_1280\.webp$/);
  await main.getByLabel(/^I understand this activity/).check();
  await main.getByRole("button", { name: "SUBMIT" }).click();
  await expect(page.getByText("Product added successfully!")).toBeVisible();

  await page.goto(`/admin/products?search=${word}`);
  await page.getByRole("link", { name: `Edit ${name}` }).click();
  const images = page.getByRole("region", { name: "Images", exact: true });
  await expect(images.getByRole("listitem")).toHaveCount(1);
  await images.locator("input[type=file]").setInputFiles(files.slice(1));
  const list = images.getByRole("list", { name: "Images" });
  await expect(list.getByRole("listitem")).toHaveCount(3);
  const altText = (position: number) => images.getByLabel(`Alt text of image ${position}`, { exact: true });
  await altText(2).fill("The sofa from the side");
  await altText(3).fill("The sofa from behind");
  await images.getByRole("button", { name: "Move image 3 earlier" }).click();
  await expect(altText(2)).toHaveValue("The sofa from behind");

  const part = page.getByRole("region", { name: "Options and variants" });
  const field = (label: string) => part.getByLabel(label, { exact: true });
  for (const [index, [option, values]] of Object.entries([
    ["Fabric", ["Moss wool", "Sand wool"]],
    ["Size", ["Two seats", "Three seats"]],
    ["Legs", ["Oak", "Steel"]],
  ] as const)) {
    const number = Number(index) + 1;
    await part.getByRole("button", { name: "+ Add an option" }).click();
    await expect(field(`Name of option ${number}`)).toBeFocused();
    await field(`Name of option ${number}`).fill(option);
    await field(`Value 1 of ${option}`).fill(values[0]);
    if (option === "Fabric") {
      await field("Colour of Moss wool").fill("#61634b");
      await field("Value 1 of Fabric").press("Enter");
    } else await part.getByRole("button", { name: `Add a value of ${option}` }).click();
    await expect(field(`Value 2 of ${option}`)).toBeFocused();
    await field(`Value 2 of ${option}`).fill(values[1]);
  }
  await field("Price for all").fill("1290");
  await field("Stock for all").fill("3");
  await part.getByRole("button", { name: "Set in all 8 rows" }).click();
  await field("Price of Sand wool, Three seats, Steel").fill("1333.25");
  await expect(field("Stock of Sand wool, Three seats, Steel")).toHaveValue("3");

  const search = page.getByRole("region", { name: "Search engines" });
  await search.getByLabel("Page title").fill("A sofa for one sitting");
  await search.getByRole("button", { name: "Generate from name" }).click();
  await expect(search.getByRole("figure", { name: "Preview" })).toContainText("A sofa for one sitting");
  await expect(search.getByRole("figure", { name: "Preview" })).toContainText(word);
  await saveProduct(page);
  await expect(main.getByLabel("Quantity", { exact: true })).toHaveValue("24");

  const calls = await adminApi(request);
  const [{ id }] = (await calls.get(`/products?search=${word}`)) as [{ id: string }];
  const stored = await calls.product(id);
  expect(stored).toMatchObject({ quantity: 24, metaTitle: "A sofa for one sitting" });
  expect(stored.images).toHaveLength(3);
  expect(stored.variants?.map(({ price }) => price)).toEqual([...Array(7).fill(1290), 1333.25]);

  await page.goto(`/products/details/${stored.slug}`);
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page).toHaveTitle(/^A sofa for one sitting/);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`/${stored.slug}$`));
  for (const [option, value] of [
    ["Fabric", "Sand wool"],
    ["Size", "Three seats"],
    ["Legs", "Steel"],
  ] as const) {
    const group = page.getByRole("group", { name: new RegExp(`^${option}`) });
    await group.getByRole("radio", { name: value }).check();
  }
  await expect(main.getByText("$1,333.25").first()).toBeVisible();

  const earlier = stored.slug;
  await calls.saveSlug(id, `${word}-again`);
  const moved = await request.get(`/products/details/${earlier}`, { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toBe(`/products/details/${word}-again`);
  const byId = await request.get(`/products/details/${id}`);
  expect(byId.status()).toBe(200);
  expect(await byId.text()).toContain(`/products/details/${word}-again`);
});
