import { gotoBeforeScripts } from "../support/await-scripts";
import { findProduct } from "../support/catalogue";
import { expect, type Page, test } from "../support/test";

const alive = (page: Page) => page.locator("html[data-hydrated]");

/** A gate that scripts wait at, on their way to the page, while it is shut. */
async function gateFor(page: Page): Promise<{ shut(): void; open(): void }> {
  let passing = Promise.resolve();
  let open = () => {};
  await page.route("**/*.js", async (route) => {
    await passing;
    await route.continue();
  });
  return {
    shut: () => {
      passing = new Promise((resolve) => {
        open = resolve;
      });
    },
    open: () => open(),
  };
}

async function expectPatience(page: Page, ways: (() => Promise<unknown>)[]): Promise<void> {
  const gate = await gateFor(page);
  for (const way of ways) {
    gate.shut();
    const loaded = page.waitForEvent("load");
    let arrived = false;
    const going = way().then(() => {
      arrived = true;
    });
    await loaded;
    await expect(alive(page)).toHaveCount(0);
    expect(arrived, String(way)).toBe(false);
    gate.open();
    await going;
    await expect(alive(page)).toHaveCount(1);
  }
}

test("a journey goes on only when the page that it opened reacts, by whatever way it came", async ({
  page,
  context,
  elsewhere,
}) => {
  await page.goto("/services");
  await expectPatience(page, [
    () => page.goto("/about-us"),
    () => page.reload(),
    () => page.goBack(),
    () => page.goForward(),
  ]);
  const other = await context.newPage();
  await expectPatience(other, [() => other.goto("/about-us")]);
  await expectPatience(elsewhere, [() => elsewhere.goto("/about-us")]);
});

test("what is typed before the scripts are there is kept", async ({ page }) => {
  const gate = await gateFor(page);
  gate.shut();
  await gotoBeforeScripts(page, "/signin");
  await page.locator("input[name=email]").fill("early@bird.example");
  gate.open();
  await expect(alive(page)).toHaveCount(1);
  await expect(page.locator("input[name=email]")).toHaveValue("early@bird.example");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a public page can be read, and there is nothing to wait for", async ({ page }) => {
    await page.goto("/about-us");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("personal project");
    await expect(alive(page)).toHaveCount(0);
  });

  test("a product's page is whole: what goes with it is not waiting for a script to be shown", async ({
    page,
    request,
  }) => {
    const sofa = await findProduct(request, "Alder Three-Seat Sofa");
    await page.goto(`/products/details/${sofa.id}`);
    const others = page.getByRole("region", { name: /^(More from this room|Pairs well with)$/ });
    await expect(others.getByRole("listitem")).not.toHaveCount(0);
    await expect(others).toBeVisible();
  });
});

test("no public page without a form brings the validator, which would ask the policy for more than it allows", async ({
  page,
}) => {
  const brought: string[] = [];
  page.on("response", (response) => {
    if (/\/validator-[\w-]+\.js$/.test(response.url())) brought.push(page.url());
  });
  for (const path of ["/", "/nike", "/about-us", "/services"]) await page.goto(path);
  expect(brought).toEqual([]);
  await page.goto("/signin");
  await page.locator("[name=email]").first().fill("somebody");
  await expect.poll(() => brought.length).toBeGreaterThan(0);
});

/** Kilobytes of scripts that a page has fetched when it comes alive. */
async function scriptsOf(page: Page, address: string): Promise<number> {
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

for (const kind of ["home page", "product's page"] as const) {
  test(`a stranger's ${kind} comes without the code that only asks the shop for more`, async ({
    page,
    request,
  }) => {
    const address =
      kind === "home page"
        ? "/"
        : `/products/details/${(await findProduct(request, "Alder Three-Seat Sofa")).id}`;
    const kilobytes = await scriptsOf(page, address);
    expect(kilobytes).toBeGreaterThan(90);
    expect(kilobytes).toBeLessThan(117);
  });
}
