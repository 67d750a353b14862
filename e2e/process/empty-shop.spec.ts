import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { startMailServer } from "../../apps/api/src/testing/mail-server";
import { type StripeServer, startStripe } from "../../apps/api/src/testing/stripe/stripe-server";
import { registerUser, signIn } from "../support/accounts";
import { fillCheckout, orderIdOf, thanks } from "../support/checkout";
import { expectNoAxeViolations } from "../support/checks";
import { type Guide, openGuide } from "../support/guide";
import { openOwnShop } from "../support/own-shop";
import { addTaxRate, addZone, openSection, saveSection as save, section } from "../support/settings-page";
import { expect, type Page, test } from "../support/test";

test.use({ viewport: { width: 1280, height: 800 } });
test.setTimeout(900_000);

const owner = { email: "owner@fernhill.example", password: "a-patient-owner" };
const script = fileURLToPath(new URL("../../scripts/cli.mjs", import.meta.url));
/** Creates a logo with the shop name on green. */
const drawLogo = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="160">
        <rect width="640" height="160" rx="16" fill="#2f5d50"/>
        <path d="M70 130C70 70 95 45 125 30C120 80 105 105 70 130Z" fill="#e9e2d0"/>
        <text x="160" y="108" font-family="serif" font-size="88" fill="#e9e2d0">Fernhill</text>
      </svg>`,
    ),
  )
    .png()
    .toBuffer();
const photo = (name: string) =>
  readFileSync(new URL(`../../apps/web/public/images/products/${name}_1280.webp`, import.meta.url));

let stripe: StripeServer;
let mail: Awaited<ReturnType<typeof startMailServer>>;

// An empty shop with a fake mail server and payment provider.
const own = openOwnShop("empty-shop", async (url) => {
  [stripe, mail] = await Promise.all([startStripe(), startMailServer()]);
  stripe.sendEventsTo(`${url}/api/payments/stripe/events`);
  return {
    SHOP_MODE: "trading",
    SHOP_DEMO: "off",
    SMTP_URL: mail.url,
    PUBLIC_URL: url,
    ...stripe.env,
  };
});
test.beforeAll(() => createOwner());
test.afterAll(() => {
  stripe.stop();
  mail.stop();
});

/** Creates the first Admin as described in docs/installing.md. */
async function createOwner(): Promise<void> {
  const { PATH, HOME } = process.env;
  const command = spawn(process.execPath, [script, "create-admin", owner.email, "Owner"], {
    env: { PATH, HOME, DATA_DIR: own.dataDir },
    stdio: ["pipe", "ignore", "inherit"],
  });
  command.stdin.end(`${owner.password}\n`);
  expect(await once(command, "exit")).toEqual([0, null]);
}

const stepsDone = (page: Page, count: number) =>
  expect(page.getByText(`${count} of 9 done. Steps are ticked off automatically.`)).toBeVisible();

async function signInByForm(page: Page): Promise<void> {
  await page.goto("/signin");
  await page.getByRole("textbox", { name: "Email" }).fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await page.getByRole("checkbox", { name: "Remember me" }).check();
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/admin$/);
}

async function setUpSelling(page: Page, guide: Guide): Promise<void> {
  await guide.task("Shop name, logo and email", async () => {
    await section(page, "Shop").getByRole("textbox", { name: "Shop name" }).fill("Fernhill");
    const logo = section(page, "Shop").getByRole("group", { name: "Logo" });
    await logo.locator("input[type=file]").setInputFiles({
      name: "logo.png",
      mimeType: "image/png",
      buffer: await drawLogo(),
    });
    await expect(logo.locator("img")).toHaveAttribute("src", /_640\.webp$/);
    await guide.screenshot("shop", page, section(page, "Shop"));
    await save(page, "Shop");
    await openSection(page, "Contact");
    await section(page, "Contact").getByRole("textbox", { name: "Email" }).fill("hello@fernhill.example");
    await save(page, "Contact");
  });
  await openSection(page, "Payment");
  await guide.task("Payment methods", async () => {
    const payment = section(page, "Payment");
    await payment.getByRole("checkbox", { name: "Card", exact: true }).check();
    await payment.getByRole("checkbox", { name: "Test card" }).check();
    await save(page, "Payment");
  });
  await openSection(page, "Shipping");
  await guide.task("A shipping zone with its price", async () => {
    const shipping = await addZone(page);
    await shipping.getByRole("spinbutton", { name: "Price" }).fill("12.5");
    await guide.screenshot("shipping", page, shipping);
    await save(page, "Shipping");
  });
  await openSection(page, "Tax");
  await guide.task("A tax rate", async () => {
    await addTaxRate(page);
    await save(page, "Tax");
  });
}

async function setUpTexts(page: Page, guide: Guide): Promise<void> {
  await openSection(page, "Pages");
  const texts = section(page, "Pages");
  await guide.task("Terms, privacy and returns", async () => {
    for (const name of ["Terms & Conditions", "Privacy", "Returns"]) {
      await texts.locator("summary").filter({ hasText: name }).click();
      const item = texts.locator("details").filter({ hasText: `Preview ${name}` });
      await item.getByRole("button", { name: "Start from the default page" }).click();
      await expect(item.getByRole("textbox", { name })).not.toHaveValue("");
    }
    await save(page, "Pages");
  });
  const terms = texts.locator("details").filter({ hasText: "Preview Terms & Conditions" });
  await guide.task("A custom text, previewed before it is public", async () => {
    await terms
      .getByRole("textbox", { name: "Terms & Conditions" })
      .fill("# Our terms\n\nWhat **{shop}** promises.\n\n## Prices\n\n<script>alert(1)</script>");
    await terms.getByRole("button", { name: "Preview Terms & Conditions" }).click();
    const preview = page.getByTestId("text-preview");
    await expect(preview.getByText("What Fernhill promises.")).toBeVisible();
    await expect(preview.getByText("<script>alert(1)</script>")).toBeVisible();
    await guide.screenshot("texts");
    await page.getByRole("button", { name: "Close" }).click();
    await save(page, "Pages");
  });

  await openSection(page, "Email templates");
  const messages = section(page, "Email templates");
  await guide.task("An email text, previewed first", async () => {
    await messages.locator("summary").filter({ hasText: "Order placed" }).click();
    const item = messages.locator("details").filter({ hasText: "Preview Order placed" });
    await item.getByRole("textbox", { name: /^Subject/ }).fill("Thank you for order {number}");
    await item
      .getByRole("textbox", { name: "Opening" })
      .fill("Dear customer,\n\nyour {total} are well spent.");
    await item.getByRole("button", { name: "Preview Order placed" }).click();
    const preview = page.getByRole("dialog", { name: "Thank you for order 1042" });
    await expect(preview.locator("iframe")).toHaveAttribute("srcdoc", /your \$241 are well spent\./);
    await expect(preview.frameLocator("iframe").getByText("are well spent.")).toBeVisible();
    await guide.screenshot("message");
    await preview.getByRole("button", { name: "Close" }).click();
    await save(page, "Email templates");
  });
  const subject = messages.getByRole("textbox", { name: "Subject: Order placed" });
  await subject.fill("Thank you for order {nmber}");
  await messages.getByRole("button", { name: "SAVE" }).click();
  await expect(messages.getByText(/^Has an unknown placeholder \{nmber\} in line 1/)).toBeVisible();
  await messages.getByRole("button", { name: "Discard" }).click();
  await expect(subject).toHaveValue("Thank you for order {number}");

  await openSection(page, "Email");
  await guide.task("A test email", async () => {
    await section(page, "Email").getByRole("button", { name: "Send me a test email" }).click();
    await expect(section(page, "Email").getByText(`Sent to ${owner.email}.`)).toBeVisible();
  });
}

async function setUpHome(page: Page, guide: Guide): Promise<void> {
  await openSection(page, "Home page");
  const home = section(page, "Home page");
  await guide.task("A slide of the home page, as a draft, then published", async () => {
    await home.getByText("slide 1: Room for long evenings").click();
    const slide = home.locator("details").filter({ hasText: "slide 1:" });
    await slide.locator("input[type=file]").setInputFiles({
      name: "slide.webp",
      mimeType: "image/webp",
      buffer: photo("alder-three-seat-sofa"),
    });
    await expect(slide.locator("img")).toHaveAttribute("src", /\/images\/uploads\/[0-9a-f]{32}_640\.webp$/);
    await slide.getByRole("textbox", { name: "Title" }).fill("Fernhill opens its doors");
    await save(page, "Home page");
    await expect(home.getByText("Unpublished draft")).toBeVisible();
    // The slide is still open after saving.
    await guide.screenshot("home-draft", page, slide);
    await home.getByRole("button", { name: "Publish home page" }).click();
    await expect(home.getByText("No draft", { exact: true })).toBeVisible();
  });
}

async function addProduct(page: Page, guide: Guide): Promise<void> {
  await guide.task("The first product", async () => {
    await page.getByRole("link", { name: "Products", exact: true }).click();
    await page.getByRole("link", { name: "+ Create" }).click();
    await page.getByLabel("Name").fill("Fern armchair");
    await page.getByLabel("Description").fill("An armchair of oak and leather, made for long evenings.");
    await page.getByLabel("Category").selectOption("livingroom");
    await page.getByLabel("Price").fill("400");
    await page.getByLabel("Quantity").fill("5");
    await page.locator("main input[type=file]").setInputFiles({
      name: "armchair.webp",
      mimeType: "image/webp",
      buffer: photo("hollis-leather-armchair"),
    });
    await expect(page.getByLabel("Image URL")).toHaveValue(/\/images\/uploads\/[0-9a-f]{32}_1280\.webp$/);
    await page.getByRole("checkbox", { name: /^I understand/ }).check();
    await guide.screenshot("product");
    await page.getByRole("button", { name: "SUBMIT" }).click();
    await expect(page.getByText("Product added successfully!")).toBeVisible();
  });
}

/** Orders the product as a shopper. */
async function order(page: Page, paymentMethod: RegExp, guide: Guide, name = ""): Promise<void> {
  await page.goto("/products");
  await page.getByRole("link", { name: /Fern armchair/ }).click();
  await fillCheckout(page);
  await expect(page.getByRole("radio", { name: /^Parcel/ })).toBeChecked();
  // 400 plus 12.50 shipping, both including tax.
  await expect(page.getByRole("region", { name: "Order Summary" })).toContainText("Total$412.50");
  await page.getByRole("radio", { name: paymentMethod }).check();
  if (name) await guide.screenshot(name, page);
  await page.getByRole("button", { name: "Place Order $412.50" }).click();
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const TRACKING = "00340434161094042557";

/** Ships an order, with or without a tracking number. */
async function ship(page: Page, id: string, number: string, guide: Guide | null): Promise<void> {
  await page.goto(`/admin/orders/${id}`);
  await page.getByRole("button", { name: "Ship", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Ship order/ });
  await dialog.getByRole("textbox", { name: "Tracking number" }).fill(number);
  await guide?.screenshot("ship");
  await dialog.getByRole("button", { name: /^Ship/ }).click();
  await expect(heading(page)).toContainText("Shipped");
}

/** Downloads a PDF, checks that it is complete and returns its file name. */
async function downloadPdf(page: Page, button: RegExp): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const file = await download;
  const bytes = readFileSync(await file.path()).toString("latin1");
  expect([bytes.slice(0, 5), bytes.trimEnd().slice(-5)]).toEqual(["%PDF-", "%%EOF"]);
  const name = file.suggestedFilename();
  // The PDF contains its document number.
  expect(bytes).toContain(`(${name.replace(/\.pdf$/, "")})`);
  return name;
}

/** Requests a return of one item as the customer. */
async function requestReturn(page: Page, number: string): Promise<void> {
  await page.goto("/dashboard/orders");
  await page.getByRole("link", { name: `Order ${number}`, exact: true }).click();
  await page.getByRole("button", { name: "Request a return…" }).click();
  const dialog = page.getByRole("dialog", { name: `Return items from order ${number}` });
  await dialog.getByLabel(/^Fern armchair/).fill("1");
  await dialog.getByLabel("Reason").fill("It is too wide for the door");
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("We've received your request and will reply soon.")).toBeVisible();
}

/** Accepts the return as the owner and refunds it. */
async function acceptReturn(page: Page, id: string, guide: Guide): Promise<void> {
  await page.goto(`/admin/orders/${id}`);
  await expect(page.getByText("“It is too wide for the door”")).toBeVisible();
  await page.getByLabel("Message to customer").fill("In its box, please");
  await guide.screenshot("return");
  await page.getByRole("button", { name: "Accept return" }).click();
  await page.getByRole("button", { name: "Refund items…" }).click();
  const dialog = page.getByRole("dialog", { name: /^Refund order/ });
  await expect(dialog.getByRole("spinbutton", { name: "Quantity of Fern armchair" })).toHaveValue("1");
  await dialog.getByRole("checkbox", { name: "Restock items" }).check();
  await dialog.getByRole("button", { name: "Refund $400" }).click();
  await expect(page.getByRole("list", { name: "Refunds" })).toContainText("Refund, completed");
}

const numberIn = async (page: Page) => /\d+/.exec((await heading(page).textContent()) ?? "")?.[0] ?? "";

/** Changes the status of an order. Reloads first, because the last change can still be undone. */
async function changeStatus(page: Page, id: string, action: string, outcome: string): Promise<void> {
  await page.goto(`/admin/orders/${id}`);
  await page.getByRole("button", { name: action, exact: true }).click();
  await expect(heading(page)).toContainText(outcome);
}

test("an owner sets up an empty shop in the browser, sells by test card and Stripe, ships, invoices, refunds and accepts a return", {
  tag: "@long",
}, async ({ page, elsewhere, request }) => {
  const guide = await openGuide(page, "empty-shop");
  await signInByForm(page);
  await stepsDone(page, 0);
  await guide.screenshot("first-steps");
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Name and contact" }).click();
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  await setUpSelling(page, guide);
  await setUpTexts(page, guide);
  await setUpHome(page, guide);
  await addProduct(page, guide);

  await signIn(elsewhere, await registerUser(request));
  await elsewhere.goto("/");
  await expect(elsewhere.getByRole("heading", { name: "Fernhill opens its doors" })).toBeVisible();
  await guide.screenshot("home", elsewhere);
  await elsewhere.goto("/terms");
  await expect(elsewhere.getByRole("heading", { name: "Our terms", level: 1 })).toBeVisible();
  await expect(elsewhere.getByText("<script>alert(1)</script>")).toBeVisible();

  await order(elsewhere, /^Test card/, guide, "checkout");
  await expect(elsewhere).toHaveURL(/\/test-card$/);
  const first = orderIdOf(elsewhere);
  await elsewhere.getByRole("button", { name: "Pay $412.50" }).click();
  await expect(thanks(elsewhere)).toContainText("We've received $412.50.");
  await guide.screenshot("thank-you", elsewhere);
  await expect
    .poll(() => mail.messages.some((message) => /^Subject: Thank you for order \d+\r$/m.test(message)))
    .toBe(true);

  await page.goto("/admin");
  await stepsDone(page, 8);
  await page.getByRole("button", { name: "keep them for members" }).click();
  await stepsDone(page, 9);
  await guide.screenshot("ready");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText("Your shop is ready")).toBeHidden();

  await guide.task("An order from paid to delivered", async () => {
    await changeStatus(page, first, "Confirm", "Confirmed");
    await ship(page, first, TRACKING, guide);
    await guide.screenshot("order");
    await changeStatus(page, first, "Send out for delivery", "Out for delivery");
    await changeStatus(page, first, "Mark as delivered", "Delivered");
  });
  await elsewhere.reload();
  await expect(elsewhere.getByRole("link", { name: new RegExp(TRACKING) })).toBeVisible();
  await guide.task("The invoice of an order", async () => {
    await page.goto(`/admin/orders/${first}`);
    expect(await downloadPdf(page, /^Download invoice 1$/)).toBe("invoice-1.pdf");
  });
  expect(await downloadPdf(elsewhere, /^Download invoice 1$/)).toBe("invoice-1.pdf");
  await guide.task("Refund one item", async () => {
    await page.goto(`/admin/orders/${first}`);
    await page.getByRole("button", { name: "Refund…" }).click();
    const dialog = page.getByRole("dialog", { name: /^Refund order/ });
    await dialog.getByRole("spinbutton", { name: "Quantity of Fern armchair" }).fill("1");
    await expect(dialog.getByRole("textbox", { name: "Amount" })).toHaveValue("400.00");
    await dialog.getByRole("textbox", { name: "Reason" }).fill("Scratched leg");
    await guide.screenshot("refund");
    await dialog.getByRole("button", { name: "Refund $400" }).click();
    await expect(page.getByRole("list", { name: "Refunds" })).toContainText("Refund, completed");
  });

  await order(elsewhere, /^Card/, guide);
  await expect(elsewhere.getByRole("heading", { name: "Stand-in for Stripe" })).toBeVisible();
  await elsewhere.getByRole("button", { name: "Pay" }).click();
  await expect(elsewhere).toHaveURL(/\/order\/[0-9a-f]{24}\?paid=1$/);
  await expect(thanks(elsewhere)).toContainText("We've received $412.50.");
  const second = orderIdOf(elsewhere);
  expect(stripe.sessionOf(second)?.amount).toBe(41_250);
  await changeStatus(page, second, "Confirm", "Confirmed");
  await ship(page, second, "", null);
  for (const [action, outcome] of [
    ["Send out for delivery", "Out for delivery"],
    ["Mark as delivered", "Delivered"],
  ] as const)
    await changeStatus(page, second, action, outcome);
  const number = await numberIn(page);
  await requestReturn(elsewhere, number);
  await guide.task("A return requested by a customer", () => acceptReturn(page, second, guide));
  expect(stripe.sessionOf(second)?.refunds.map(({ amount }) => amount)).toEqual([40_000]);
  await expect(page.getByRole("button", { name: "Download credit note 2" })).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByText("Refunded.", { exact: true })).toBeVisible();
  await guide.screenshot("settled", elsewhere);
  expect(await downloadPdf(elsewhere, /^Download credit note 2$/)).toBe("credit-note-2.pdf");
  guide.finish();
});
