import { expect, it } from "vitest";
import { order, orderBody, storeProduct, storeUser, tradingContext } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";
import { createTestDatabase } from "../../../testing/test-database";
import { inviteReviews } from "./invite-reviews";

const { db } = await createTestDatabase();
const sql = sqlOn(db);
const DAY_MS = 86_400_000;

const inviteIn = (days: number, settings: object = {}) => {
  const { current } = tradingContext(db).settings;
  return inviteReviews({
    db,
    clock: () => new Date(Date.now() + days * DAY_MS),
    config: { authSecret: "a secret of the tests", sendsMail: true, publicUrl: "https://shop.example" },
    settings: { current: { ...current, mode: "trading", ...settings } },
  });
};
const mails = (email: string) =>
  sql<{ body: string }>`SELECT body FROM mails WHERE kind = 'review_invitation' AND recipient = ${email}`;

/** A delivered order of a new customer. */
async function deliver(name: string, consent: { newsletter?: boolean; verified?: boolean } = {}) {
  const { newsletter = true, verified = true } = consent;
  const user = await storeUser(db, name);
  const [row] = await sql<{ email: string }>`SELECT email FROM users WHERE id = ${user.userId}`;
  const email = row?.email ?? "";
  if (newsletter) await sql`INSERT INTO newsletter_subscribers (email) VALUES (lower(${email}))`;
  await sql`DELETE FROM email_verifications WHERE user_id = ${user.userId}`;
  if (verified)
    await sql`
      INSERT INTO email_verifications (user_id, requested_at, expires_at, verified_at)
      VALUES (${user.userId}, now(), now(), now())`;
  const productId = await storeProduct(db, 5);
  const { id } = await order(db, user, orderBody([{ productId, quantity: 1 }]));
  await sql`UPDATE orders SET status = 'DELIVERED' WHERE id = ${id}`;
  await sql`
    INSERT INTO order_events (order_id, status, at, actor_name) VALUES (${id}, 'DELIVERED', now(), 'Shop')`;
  return { id, email, productId, userId: user.userId };
}

it("invites subscribers with a confirmed address once, two weeks after delivery", async () => {
  const willing = await deliver("willing");
  const others = [
    await deliver("silent", { newsletter: false }),
    await deliver("unconfirmed", { verified: false }),
  ];
  await inviteIn(13.9);
  expect(await mails(willing.email)).toEqual([]);
  await Promise.all([inviteIn(14.1), inviteIn(14.1)]);
  await inviteIn(15);
  const sent = await mails(willing.email);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toContain(`https://shop.example/order/${willing.id}`);
  for (const { email } of others) expect(await mails(email)).toEqual([]);
});

it("invites nobody without need: reviewed, returned, long ago, or turned off", async () => {
  const reviewed = await deliver("reviewed");
  await sql`
    INSERT INTO reviews (id, product_id, order_id, user_id, author, stars, title, text, state, created_at)
    VALUES ('0123456789abcdef01234567', ${reviewed.productId}, ${reviewed.id}, ${reviewed.userId}, 'A', 5, 'T', 'Text', 'pending', now())`;
  const returned = await deliver("returned");
  await sql`UPDATE orders SET status = 'RETURNED' WHERE id = ${returned.id}`;
  const later = await deliver("later");
  await inviteIn(14.1, { reviewInvitationDays: 0 });
  await inviteIn(14.1, { reviews: "off" });
  await inviteIn(30);
  for (const { email } of [reviewed, returned, later]) expect(await mails(email)).toEqual([]);
  await inviteIn(14.1);
  expect(await mails(later.email)).toHaveLength(1);
  for (const { email } of [reviewed, returned]) expect(await mails(email)).toEqual([]);
});
