import { PERMISSIONS, type Permission } from "@larkwood/contract";
import {
  findMissingPermission,
  permissionFor,
} from "../../apps/web/app/features/admin/shared/page-permissions";
import { adminPaths } from "../../apps/web/app/lib/admin-paths";
import { paths } from "../../apps/web/app/lib/paths";
import { signIn } from "../support/accounts";
import { createLimitedAdmin } from "../support/admin";
import { watchConsole } from "../support/checks";
import { watchCalls } from "../support/network";
import { placeOrders } from "../support/orders";
import { type APIRequestContext, expect, type Page, test } from "../support/test";

/** Permissions that give access to pages of an order. */
const SEE_ORDERS: readonly Permission[] = [
  "catalogue.write",
  "orders.read",
  "payments.read",
  "customers.read",
  "reports.read",
  "audit.read",
];

/** Admin pages of an order, its product and its customer. */
async function orderPages(request: APIRequestContext): Promise<string[]> {
  const { orders, product } = await placeOrders(request, 1);
  const [{ id = "", customerId = "" } = {}] = orders;
  return [
    adminPaths.order(id),
    adminPaths.editProduct(product.id),
    adminPaths.category("dining"),
    adminPaths.customer(customerId),
  ];
}

/** Admin pages that an Admin with only this permission may open. */
async function pagesFor(request: APIRequestContext, permission: Permission): Promise<string[]> {
  const fixed = Object.values(paths).filter((path) => typeof path === "string");
  const more = SEE_ORDERS.includes(permission) ? await orderPages(request) : [];
  const isOpen = (path: string) =>
    permissionFor(path) !== null &&
    findMissingPermission(path, (required) => required === permission) === null;
  return [...fixed, ...more].filter((path) => path.startsWith(paths.admin) && isOpen(path));
}

/** Links of a page that the Admin may not open. */
async function forbiddenLinks(page: Page, permission: Permission, ownId: string): Promise<string[]> {
  const links = await page.locator("a[href]").evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  return links.filter((to) => {
    const path = (to ?? "").split("?")[0]?.replace(/^\/customer\//, "/admin/") ?? "";
    if (path === adminPaths.customer(ownId)) return false;
    return (
      path.startsWith(paths.admin) &&
      findMissingPermission(path, (required) => required === permission) !== null
    );
  }) as string[];
}

async function useTopBar(page: Page): Promise<void> {
  const search = page.getByRole("combobox", { name: /^Search/ });
  if (await search.isVisible()) {
    await search.fill("no such customer name");
    await expect(page.getByText("No results")).toBeVisible();
    await search.fill("");
  }
  for (const name of ["Messages", "Notifications"]) {
    const button = page.getByRole("button", { name, exact: true });
    if (!(await button.isVisible())) continue;
    await button.click();
    await expect(page.getByRole("banner").getByRole("heading", { level: 2 })).toBeVisible();
    await page.keyboard.press("Escape");
  }
}

for (const permission of PERMISSIONS) {
  test(`an Admin with only ${permission} gets no 403 in the admin area`, { tag: "@long" }, async ({
    page,
    request,
  }) => {
    const account = await createLimitedAdmin(request, permission);
    const pages = await pagesFor(request, permission);
    const refused: string[] = [];
    page.on("response", (response) => {
      if (response.status() === 403) refused.push(new URL(response.url()).pathname);
    });
    const consoleErrors = watchConsole(page);
    const calls = watchCalls(page);
    await signIn(page, account);
    await page.goto("/admin");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "No access" })).toBeHidden();
    await useTopBar(page);
    for (const path of pages) {
      await page.goto(path);
      await expect(page.locator("main").getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("main").getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
      await calls.untilDone();
      expect([path, await forbiddenLinks(page, permission, account.id)]).toEqual([path, []]);
    }
    expect(refused).toEqual([]);
    consoleErrors.expectNone();
  });
}

test("an Admin who may only see orders and payments gets no buttons to change them", {
  tag: "@long",
}, async ({ page, request }) => {
  const { orders } = await placeOrders(request, 1);
  const [placed] = orders;
  const reader = await createLimitedAdmin(request, "orders.read");
  await signIn(page, reader);
  await page.goto(`/admin/orders?search=${placed?.number}`);
  await expect(page.getByRole("link", { name: `#${placed?.number}` })).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await expect(page.getByRole("columnheader", { name: "Update status" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Promotions" })).toHaveCount(0);
  await page.getByRole("link", { name: `#${placed?.number}` }).click();
  await expect(page.getByRole("heading", { name: `Order ${placed?.number}` })).toBeVisible();
  await expect(page.getByRole("button", { name: /^(Confirm|Cancel|Mark)/ })).toHaveCount(0);

  await signIn(page, await createLimitedAdmin(request, "payments.read"));
  await page.goto("/admin/transactions");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Update status" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Mark/ })).toHaveCount(0);
});
