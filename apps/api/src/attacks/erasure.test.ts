import { expect, it } from "vitest";
import { TEST_PASSWORD } from "../testing/build-test-app";
import { openOrderShop } from "../testing/order-shop";
import { anotherAddress } from "../testing/second-factor";

const { shop, call, sql, staff } = await openOrderShop({
  SMTP_URL: "smtp://mail.example:587",
  PUBLIC_URL: "https://shop.example",
  SHOP_PAYMENT_METHODS: "bank_transfer",
  SHOP_CATALOGUE: "public",
});

const sendMessage = (email: string, mark: string) =>
  call(null, "POST", "/contact", {
    payload: { firstName: mark, lastName: mark, email, message: `${mark} has a question` },
    remoteAddress: anotherAddress(),
  });
it("an account with an unconfirmed address deletes only what came since its registration", async () => {
  const owner = "the-owner@customers.example";
  await sendMessage(owner, "Owner");
  await call(null, "POST", "/newsletter", { payload: { email: owner } });
  const [role] = (await call(staff, "GET", "/staff/roles")).json<{ id: string }[]>().slice(1);
  const invited = { email: owner, role: role?.id, sendBy: "email" };
  await call(staff, "POST", "/staff/invitations", { payload: invited });
  const left = async () => [
    await sql`SELECT text FROM contact_messages WHERE email = ${owner}`,
    await sql`SELECT FROM newsletter_subscribers WHERE email = ${owner}`,
    await sql`SELECT FROM staff_invitations WHERE email = ${owner}`,
    await sql`SELECT FROM mails WHERE recipient = ${owner} AND kind IN ('newsletter_confirmation', 'staff_invitation')`,
    await sql`
      SELECT FROM audit_log WHERE action = 'invitation.create' AND after ->> 'email' = ${owner}`,
  ];
  const before = await left();
  expect(before.map(({ length }) => length)).toEqual([1, 1, 1, 2, 1]);

  const stranger = await shop.as("User", anotherAddress());
  await sql`UPDATE users SET email = ${owner} WHERE id = ${stranger.id}`;
  await sendMessage(owner, "Stranger");
  await call(stranger, "POST", "/account/delete", { payload: { password: TEST_PASSWORD } });
  expect(await left()).toEqual(before);
});
