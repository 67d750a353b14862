// Takes the pictures of README.md from a new trading shop with demo products and a few orders.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findSystemBrowser } from "../scripts/lib/browser.mjs";
import { inRoot } from "../scripts/lib/paths.mjs";
import { prepare } from "../scripts/lib/prepare.mjs";

const port = 4_870;
const url = `http://localhost:${port}`;
const folder = inRoot("docs", "pictures");
const viewport = { width: 1_280, height: 800 };
const shownWidth = 1_000;

await prepare();
const dataDir = mkdtempSync(join(tmpdir(), "readme-pictures-"));
const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, SHOP_MODE: "trading" };
env.SHOP_CATALOGUE = "public";
env.SHOP_PAYMENT_METHODS = "bank_transfer,pay_on_delivery,test_card";
const shop = spawn(process.execPath, ["scripts/start.mjs"], { cwd: inRoot(), env, stdio: "inherit" });
const browser = await chromium.launch({ executablePath: findSystemBrowser() ?? undefined });
try {
  await until(async () => (await fetch(`${url}/healthz`)).ok);
  await takePictures();
} finally {
  await browser.close();
  shop.kill("SIGTERM");
  await new Promise((resolve) => shop.once("exit", resolve));
  rmSync(dataDir, { recursive: true, force: true });
}

async function takePictures() {
  mkdirSync(folder, { recursive: true });
  const products = await call("GET", "/products?limit=24");
  for (let i = 0; i < 9; i += 1) await placeOrder(products[(i * 5) % products.length], i);

  const shopper = await openPage("user@larkwood.example", "larkwood-user");
  await take(shopper, "home", "/");
  await take(shopper, "list", "/products?category=LivingRoom&minPrice=200", 320);
  const [sofa] = await call("GET", "/products?search=Alder%20Three-Seat%20Sofa&limit=1");
  await take(shopper, "product", `/products/details/${sofa.id}`);
  await shopper
    .getByRole("button", { name: /add to cart/i })
    .first()
    .click();
  await take(shopper, "checkout", "/checkout");
  const owner = await openPage("admin@larkwood.example", "larkwood-admin");
  await take(owner, "orders", "/admin/orders");
  await take(owner, "reports", "/admin/reports?report=products");
}

async function take(page, name, path, scrollBy = 0) {
  await page.goto(url + path);
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByText("Loading").first().waitFor({ state: "hidden" });
  await page.mouse.wheel(0, scrollBy);
  await page.waitForLoadState("networkidle");
  const image = sharp(await page.screenshot()).resize({ width: shownWidth });
  await image.webp({ quality: 82 }).toFile(join(folder, `${name}.webp`));
}

async function openPage(email, password) {
  const page = await (await browser.newContext({ viewport })).newPage();
  await page.goto(`${url}/signin`);
  await page.locator("html[data-hydrated]").waitFor();
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill(password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: /sign in/i }).click();
  await page.waitForURL((now) => !now.pathname.includes("signin"));
  return page;
}

async function placeOrder(product, i) {
  const people = ["Ada Nilsen", "Jonas Berg", "Maya Lind", "Theo Hart", "Ines Costa"];
  const [firstName, lastName] = people[i % people.length].split(" ");
  const { accessToken } = await call("POST", "/signin", {
    email: "user@larkwood.example",
    password: "larkwood-user",
  });
  await call(
    "POST",
    "/orders",
    {
      items: [{ productId: product.id, variantId: product.variants?.[0]?.id, quantity: 1 + (i % 2) }],
      firstName,
      lastName,
      country: "Norway",
      address: "Elm Street 5",
      phoneNumber: "+4712345678",
      paymentMethod: i % 2 ? "bank_transfer" : "pay_on_delivery",
    },
    { authorization: `Bearer ${accessToken}`, "idempotency-key": crypto.randomUUID() },
  );
}

async function call(method, path, body, headers = {}) {
  const reply = await fetch(`${url}/api${path}`, {
    method,
    headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) },
    body: body ? JSON.stringify(body) : undefined,
  });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

async function until(isTrue) {
  while (!(await isTrue().catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 200));
}
