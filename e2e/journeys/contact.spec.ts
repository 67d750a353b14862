import { REMARKS, SALUTATIONS, toastTexts } from "@larkwood/contract";
import { watchConsole } from "../support/checks";
import { allHostileTexts, hostileLine, watchForScripts } from "../support/hostile-texts";
import { expect, type Page, test } from "../support/test";

const entered = {
  message: "The drawer of the console sticks a little in damp weather.",
  productName: "Harbour Media Console",
  firstName: "Robin",
  lastName: "Lark",
  address: "12 Harbour Lane",
  city: "Aarhus",
  postCode: "8000",
  country: "Denmark",
  phoneNumber: "+4512345678",
  email: "robin@post.example",
};

const control = (page: Page, name: string) => page.getByRole("main").locator(`[name=${name}]`);

test("the contact form has its fields, and SEND shows a summary but sends nothing [T03 T05]", {
  tag: "@phone",
}, async ({ page }) => {
  const consoleErrors = watchConsole(page);
  await page.goto("/contact-us");
  await expect(page.getByText("It is not stored")).toBeVisible();
  for (const name of Object.keys(entered)) await expect(control(page, name)).toBeVisible();
  const options = (name: string) => control(page, name).locator("option");
  await expect(options("remark")).toHaveText(["Select as appropriate", ...REMARKS]);
  await expect(options("salutation")).toHaveText(["Select as appropriate", ...SALUTATIONS]);
  await page.getByRole("button", { name: "SEND" }).click();
  await expect(page.getByText("Required", { exact: true }).first()).toBeVisible();

  for (const [name, value] of Object.entries(entered)) await control(page, name).fill(value);
  await control(page, "remark").selectOption("Issue with product received");
  await control(page, "salutation").selectOption("Dr");
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") calls.push(request.url());
  });
  await page.getByRole("button", { name: "SEND" }).click();
  await expect(page.getByText(toastTexts.notSaved)).toBeVisible();
  const summary = page.getByRole("region", { name: "Summary of your message" });
  for (const value of [...Object.values(entered), "Issue with product received", "Dr"]) {
    await expect(summary.getByText(value, { exact: true })).toBeVisible();
  }
  expect(calls).toEqual([]);
  consoleErrors.expectNone();
});

test("the contact form shows hostile texts without running them", { tag: "@long" }, async ({ page }) => {
  const scripts = await watchForScripts(page);
  const sent = {
    firstName: hostileLine("first name"),
    lastName: hostileLine("last name"),
    address: hostileLine("address", 400),
    country: hostileLine("country"),
    phoneNumber: "+4712345678",
    message: allHostileTexts,
    productName: hostileLine("product"),
    city: hostileLine("city"),
    postCode: "<b onclick=__xss(1)>",
    email: "robin@post.example",
  };
  await page.goto("/contact-us");
  const control = (name: string) => page.getByRole("main").locator(`[name=${name}]`);
  for (const [name, text] of Object.entries(sent)) await control(name).fill(text);
  for (const name of ["remark", "salutation"]) await control(name).selectOption({ index: 1 });
  await page.getByRole("button", { name: "SEND" }).click();
  const summary = page.getByRole("region", { name: "Summary of your message" });
  for (const text of Object.values(sent)) await expect(summary).toContainText(text.split("\n")[0] ?? "");
  scripts.expectNone();
});
