import { adminCalls } from "../support/admin";
import { watchConsole } from "../support/checks";
import { createSofa } from "../support/sofa";
import { type APIRequestContext, expect, type Page, test } from "../support/test";

async function offerSofa(request: APIRequestContext) {
  const sofa = await createSofa(request);
  const { variants = [] } = await (await adminCalls(request)).product(sofa.id);
  return { path: `/products/details/${sofa.id}`, moss: variants[1]?.id ?? "" };
}

async function expectMoss(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByText("$1450.00").first()).toBeVisible();
  await expect(main.getByRole("radio", { name: "Moss green wool" })).toBeChecked();
  await expect(main.getByRole("img", { name: /Three seats on a frame/ }).first()).toHaveAttribute(
    "src",
    /wool-moss/,
  );
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a link to a variant shows it at once, with its price and picture, and a made-up one the default", async ({
    page,
    request,
  }) => {
    const { path, moss } = await offerSofa(request);
    await page.goto(`${path}?variant=${moss}`);
    await expectMoss(page);
    for (const query of ["", `?variant=${"0".repeat(24)}`, "?variant=NaN"]) {
      await page.goto(path + query);
      await expect(page.getByRole("main").getByText("$1390.00").first()).toBeVisible();
      await expect(page.getByRole("radio", { name: "Oatmeal linen" })).toBeChecked();
    }
  });
});

test("a link to a variant stays with it when the scripts have come, and another one, a click away, after a reload", async ({
  page,
  request,
}) => {
  const { path, moss } = await offerSofa(request);
  const messages = watchConsole(page);
  await page.goto(`${path}?variant=${moss}`);
  await expectMoss(page);
  const oatmeal = page.getByRole("radio", { name: "Oatmeal linen" });
  await oatmeal.check();
  await expect(page.getByRole("main").getByText("$1390.00").first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("main").getByText("$1390.00").first()).toBeVisible();
  await expect(oatmeal).toBeChecked();
  messages.expectQuiet();
});

test("an address that a product had once leads to its new one, in the variant that was asked for", async ({
  request,
}) => {
  const { id } = await createSofa(request);
  const calls = await adminCalls(request);
  const { variants = [] } = await calls.product(id);
  const moss = variants[1]?.id ?? "";
  await calls.saveSlug(id, `earlier-${id}`);
  await calls.saveSlug(id, `later-${id}`);
  const leadsTo = async (query: string) => {
    const moved = await request.get(`/products/details/earlier-${id}${query}`, { maxRedirects: 0 });
    expect(moved.status()).toBe(301);
    return moved.headers().location;
  };
  const later = `/products/details/later-${id}`;
  expect(await leadsTo(`?variant=${moss}`)).toBe(`${later}?variant=${moss}`);
  expect(await leadsTo("")).toBe(later);
  expect(await leadsTo(`?variant=${"0".repeat(24)}`)).toBe(later);
});
