import { adminApi } from "../support/admin";
import { watchConsole } from "../support/checks";
import { createSofa } from "../support/sofa";
import { type APIRequestContext, expect, type Page, test } from "../support/test";

async function createSofaPage(request: APIRequestContext) {
  const sofa = await createSofa(request);
  const { variants = [] } = await (await adminApi(request)).product(sofa.id);
  return { path: `/products/details/${sofa.id}`, moss: variants[1]?.id ?? "" };
}

async function expectMoss(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByText("$1,450").first()).toBeVisible();
  await expect(main.getByRole("radio", { name: "Moss green wool" })).toBeChecked();
  await expect(main.getByRole("img", { name: /, Moss green wool$/ }).first()).toHaveAttribute(
    "src",
    /wool-moss/,
  );
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a link to a variant shows its price and image; an unknown variant shows the default", {
    tag: "@long",
  }, async ({ page, request }) => {
    const { path, moss } = await createSofaPage(request);
    await page.goto(`${path}?variant=${moss}`);
    await expectMoss(page);
    for (const query of ["", `?variant=${"0".repeat(24)}`, "?variant=NaN"]) {
      await page.goto(path + query);
      await expect(page.getByRole("main").getByText("$1,390").first()).toBeVisible();
      await expect(page.getByRole("radio", { name: "Oatmeal linen" })).toBeChecked();
    }
  });
});

test("the linked variant stays selected after hydration, and another choice survives a reload", {
  tag: "@long",
}, async ({ page, request }) => {
  const { path, moss } = await createSofaPage(request);
  const consoleErrors = watchConsole(page);
  await page.goto(`${path}?variant=${moss}`);
  await expectMoss(page);
  const oatmeal = page.getByRole("radio", { name: "Oatmeal linen" });
  await oatmeal.check();
  await expect(page.getByRole("main").getByText("$1,390").first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("main").getByText("$1,390").first()).toBeVisible();
  await expect(oatmeal).toBeChecked();
  consoleErrors.expectNone();
});

test("an old URL of a product redirects to the new one and keeps the variant", { tag: "@long" }, async ({
  request,
}) => {
  const { id } = await createSofa(request);
  const calls = await adminApi(request);
  const { variants = [] } = await calls.product(id);
  const moss = variants[1]?.id ?? "";
  await calls.saveSlug(id, `earlier-${id}`);
  await calls.saveSlug(id, `later-${id}`);
  const redirectOf = async (query: string) => {
    const moved = await request.get(`/products/details/earlier-${id}${query}`, { maxRedirects: 0 });
    expect(moved.status()).toBe(301);
    return moved.headers().location;
  };
  const later = `/products/details/later-${id}`;
  expect(await redirectOf(`?variant=${moss}`)).toBe(`${later}?variant=${moss}`);
  expect(await redirectOf("")).toBe(later);
  expect(await redirectOf(`?variant=${"0".repeat(24)}`)).toBe(later);
});
