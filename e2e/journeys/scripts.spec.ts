import { gotoBeforeScripts } from "../support/await-scripts";
import { findProduct } from "../support/catalogue";
import { expect, type Page, test } from "../support/test";

const hydrated = (page: Page) => page.locator("html[data-hydrated]");

/** Delays scripts while the gate is shut. */
async function createScriptGate(page: Page): Promise<{ shut(): void; open(): void }> {
  let opened = Promise.resolve();
  let open = () => {};
  await page.route("**/*.js", async (route) => {
    await opened;
    await route.continue();
  });
  return {
    shut: () => {
      opened = new Promise((resolve) => {
        open = resolve;
      });
    },
    open: () => open(),
  };
}

async function expectToAwaitScripts(page: Page, navigations: (() => Promise<unknown>)[]): Promise<void> {
  const gate = await createScriptGate(page);
  for (const navigate of navigations) {
    gate.shut();
    const loaded = page.waitForEvent("load");
    let arrived = false;
    const navigation = navigate().then(() => {
      arrived = true;
    });
    await loaded;
    await expect(hydrated(page)).toHaveCount(0);
    expect(arrived, String(navigate)).toBe(false);
    gate.open();
    await navigation;
    await expect(hydrated(page)).toHaveCount(1);
  }
}

test("every navigation of the test fixture waits until the page is hydrated", { tag: "@long" }, async ({
  page,
  context,
  elsewhere,
}) => {
  await page.goto("/services");
  await expectToAwaitScripts(page, [
    () => page.goto("/about-us"),
    () => page.reload(),
    () => page.goBack(),
    () => page.goForward(),
  ]);
  const other = await context.newPage();
  await expectToAwaitScripts(other, [() => other.goto("/about-us")]);
  await expectToAwaitScripts(elsewhere, [() => elsewhere.goto("/about-us")]);
});

test("text typed before the scripts load is kept", { tag: "@long" }, async ({ page }) => {
  const gate = await createScriptGate(page);
  gate.shut();
  await gotoBeforeScripts(page, "/signin");
  await page.locator("input[name=email]").fill("early@bird.example");
  gate.open();
  await expect(hydrated(page)).toHaveCount(1);
  await expect(page.locator("input[name=email]")).toHaveValue("early@bird.example");
});

test.describe("without scripts", { tag: "@long" }, () => {
  test.use({ javaScriptEnabled: false });

  test("a public page can be read", async ({ page }) => {
    await page.goto("/about-us");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("personal project");
    await expect(hydrated(page)).toHaveCount(0);
  });

  test("a product page is complete, including related products", async ({ page, request }) => {
    const sofa = await findProduct(request, "Alder Three-Seat Sofa");
    await page.goto(`/products/details/${sofa.id}`);
    const others = page.getByRole("region", { name: /^(More from this room|Pairs well with)$/ });
    await expect(others.getByRole("listitem")).not.toHaveCount(0);
    await expect(others).toBeVisible();
  });
});

test("public pages without a form do not load the validator, which the content security policy would block", {
  tag: "@long",
}, async ({ page }) => {
  const loadedOn: string[] = [];
  page.on("response", (response) => {
    if (/\/validator-[\w-]+\.js$/.test(response.url())) loadedOn.push(page.url());
  });
  for (const path of ["/", "/nike", "/about-us", "/services"]) await page.goto(path);
  expect(loadedOn).toEqual([]);
  await page.goto("/signin");
  await page.locator("[name=email]").first().fill("visitor");
  await expect.poll(() => loadedOn.length).toBeGreaterThan(0);
});

/** Kilobytes of scripts that a page has loaded when it is hydrated. */
async function scriptKilobytes(page: Page, address: string): Promise<number> {
  await page.addInitScript(() => {
    new MutationObserver((_changes, watch) => {
      watch.disconnect();
      const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const bytes = files.filter(({ name }) => name.endsWith(".js")).map((file) => file.encodedBodySize);
      Object.assign(window, { scriptBytes: bytes.reduce((sum, one) => sum + one, 0) });
    }).observe(document, { subtree: true, attributeFilter: ["data-hydrated"] });
  });
  await page.goto(address);
  const bytes = await page.waitForFunction(() => Reflect.get(window, "scriptBytes") as number | undefined);
  return Number(await bytes.jsonValue()) / 1024;
}

for (const kind of ["home page", "product page"] as const) {
  test(`the ${kind} loads no API client code for visitors who are not signed in`, {
    tag: "@long",
  }, async ({ page, request }) => {
    const address =
      kind === "home page"
        ? "/"
        : `/products/details/${(await findProduct(request, "Alder Three-Seat Sofa")).id}`;
    const kilobytes = await scriptKilobytes(page, address);
    expect(kilobytes).toBeGreaterThan(90);
    expect(kilobytes).toBeLessThan(125);
  });
}
