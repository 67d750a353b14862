import type { Product } from "@larkwood/contract";
import { findProduct } from "../support/catalogue";
import { bearerOf } from "../support/sessions";
import { type APIRequestContext, expect, type Page, test } from "../support/test";

/** Words of other values that are true of all variants. */
const SHARED_WORDS: Record<string, string[] | undefined> = {
  "Perch Leather Bar Stool": ["black"],
  "Hazel Upholstered Bed": ["sage"],
  "Lambswool Throw Blanket": ["wool", "lambswool"],
};
const MAX_PRODUCTS = 100;

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []);
const row = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });

/** Everything that a product page says about the product itself, without its SKU and the choice of options. */
function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector("main")?.cloneNode(true) as HTMLElement;
    // A room shows other products too, in the colours of the room.
    for (const element of main.querySelectorAll("fieldset, article, [aria-label='Shop the room']"))
      element.remove();
    const alts = [...main.querySelectorAll("img")].map(({ alt }) => alt);
    const texts = [...main.querySelectorAll("h1, p, dd, td")].map(({ textContent }) => textContent);
    return [...alts, ...texts].filter((text) => !text.startsWith("LW-"));
  });
}

async function productsWithOptions(request: APIRequestContext): Promise<Product[]> {
  const headers = await bearerOf(request, "user");
  const list: Product[] = await (
    await request.get(`/api/products?limit=${MAX_PRODUCTS}`, { headers })
  ).json();
  const details = await Promise.all(
    list.map(async ({ id }): Promise<Product> => (await request.get(`/api/products/${id}`)).json()),
  );
  return details.filter(({ options = [] }) => options.length > 0);
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("no page of a demo product says something about another variant", { tag: "@long" }, async ({
    page,
    request,
  }) => {
    test.setTimeout(600_000);
    const contradictions: string[] = [];
    for (const { id, name, options = [], variants = [] } of await productsWithOptions(request))
      for (const variant of variants) {
        const own = wordsOf(variant.name);
        const foreign = (options[0]?.values ?? [])
          .flatMap((value) => [...wordsOf(value.name)])
          .filter((word) => !own.has(word) && !SHARED_WORDS[name]?.includes(word));
        await page.goto(`/products/details/${id}?variant=${variant.id}`, { waitUntil: "domcontentloaded" });
        for (const text of await shownTexts(page))
          if (foreign.some((word) => wordsOf(text).has(word)))
            contradictions.push(`${name}, ${variant.name}: ${text}`);
      }
    expect(contradictions).toEqual([]);
  });
});

test("the shortest table shows its own seats, parcels and drawing", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const { id } = await findProduct(request, "Holm Oak Dining Table");
  await page.goto(`/products/details/${id}`);
  await expect(row(page, "Seats")).toContainText("8");
  await page.getByRole("radio", { name: "160 cm" }).check();
  await expect(row(page, "Seats")).toContainText("6");
  await expect(row(page, "Width")).toContainText("160 cm · 63 in");
  await expect(row(page, "Parcel sizes")).toContainText("164 × 99 × 12 cm");
  await row(page, "Parcel sizes").scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1_000);
  await expect(page.getByRole("img", { name: /^From the front: 160 cm/ })).toBeVisible();
});
