import { openAdmin } from "../support/admin";
import { expectNoAxeViolations } from "../support/checks";
import { openGuide } from "../support/guide";
import { expect, test } from "../support/test";

test("a visitor writes to the shop, and the owner answers", async ({ page, browser }) => {
  const email = `${crypto.randomUUID()}@letters.example`;
  await test.step("the visitor sends a message", async () => {
    const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await visitor.goto("/contact-us");
    await visitor.getByLabel("First name").fill("Mina");
    await visitor.getByLabel("Last name").fill("Quist");
    await visitor.getByLabel("Email").fill(email);
    await visitor.getByLabel("Message").fill("Does the sofa fit through a door of 80 cm?");
    await visitor.getByRole("button", { name: "SEND" }).click();
    await expect(visitor.getByText(`We'll reply to ${email}.`)).toBeVisible();
    await expectNoAxeViolations(visitor);
    await visitor.context().close();
  });
  const guide = await openGuide(page, "messages");
  await openAdmin(page, "/admin");
  await guide.task("Answer a message", async () => {
    await page.getByRole("link", { name: "Messages", exact: true }).click();
    await page.getByLabel("Search messages").fill(email);
    const row = page.getByRole("row", { name: new RegExp(email) });
    await row.getByRole("link", { name: "Does the sofa fit" }).click();
    await expect(page.getByRole("heading", { name: "Mina Quist Open" })).toBeVisible();
    await expect(
      page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Messages" }),
    ).toHaveAttribute("aria-current", "page");
    await expectNoAxeViolations(page);
    await page.getByLabel("Your reply").fill("Yes, without its legs.");
    await guide.screenshot("reply");
    await page.getByRole("button", { name: "Send reply" }).click();
    await expect(page.getByRole("heading", { name: "Mina Quist Answered" })).toBeVisible();
  });
  // The same number is in docs/owner.md.
  expect(guide.finish()).toEqual([{ task: "Answer a message", clicks: 3 }]);
  await expect(page.getByRole("list", { name: "Replies" })).toContainText("Yes, without its legs.");

  await page.goto("/admin/emails");
  const sent = page.getByRole("row", { name: new RegExp(email) });
  await expect(sent).toContainText("Our reply to your message");

  await page.goto(`/admin/messages?state=answered&search=${email}`);
  await page.getByRole("link", { name: "Does the sofa fit" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page).toHaveURL("/admin/messages");
});
