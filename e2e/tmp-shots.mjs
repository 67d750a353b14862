import { chromium } from "@playwright/test";

const base = process.env.BASE ?? "http://localhost:4500";
const only = process.argv.slice(2);
const pages = {
  dashboard: "/admin",
  products: "/admin/products",
  customers: "/admin/customers",
  orders: "/admin/orders",
  create: "/admin/create-product",
  activity: "/admin/activity",
  messages: "/admin/messages",
  nf: "/admin/nope/nope",
  cat: "/admin/outdoor",
};
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const ctx = await browser.newContext({ viewport: { width: 1440, height: 900 } });
const page = await ctx.newPage();
page.on("console", (m) => m.type() === "error" && console.log("console:", m.text()));
page.on("pageerror", (e) => console.log("pageerror:", e.message));
await page.goto(base + "/signin");
await page.locator("input[name=email]").fill("admin@larkwood.example");
await page.locator("input[name=password]").fill("larkwood-admin");
await page.getByRole("checkbox").check();
await page.getByRole("button", { name: "Sign In" }).click();
await page.waitForURL("**/admin");
for (const [name, path] of Object.entries(pages)) {
  if (only.length && !only.includes(name)) continue;
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(base + path);
    await page.locator("main h1").first().waitFor();
    await page.waitForTimeout(1200);
    await page.screenshot({ path: `/tmp/admin-shots/${name}-${width}.png`, fullPage: true });
  }
}
await browser.close();
