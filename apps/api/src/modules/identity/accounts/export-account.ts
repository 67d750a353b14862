import type { endpoints, ReplyOf } from "@larkwood/contract";
import { and, desc, eq, gte, or, sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { queryRows } from "../../../db/executor";
import {
  auditLog,
  carts,
  newsletterSubscribers,
  reviews,
  stockWatches,
  wishlistItems,
} from "../../../db/schema";
import { toAuditEntry } from "../../platform/audit";
import { findMailsTo, toMail } from "../../platform/mail";
import type { IdentityContext } from "../context";
import { isVerified } from "../email-verification";
import { findMessagesFrom } from "../messages";
import { listSessions, toDeviceSession } from "../sessions";
import { findUser, toUser } from "../users";
import { readSecurity } from "./read-security";

const MAX_EVENTS = 10_000;

/** Everything that is stored about the caller. */
export async function exportAccount(
  context: IdentityContext,
  _: undefined,
  actor: Actor,
): Promise<ReplyOf<typeof endpoints.exportAccount>> {
  const { db, clock } = context;
  const now = clock();
  const { userId, sessionId } = actor.caller;
  const user = await findUser(db, userId);
  if (!user) throw new AppError("not_signed_in");
  const sessions = await listSessions(db, userId, now);
  const activity = await db
    .select()
    .from(auditLog)
    .where(or(eq(auditLog.actorId, userId), eq(auditLog.subjectId, userId)))
    .orderBy(desc(auditLog.id))
    .limit(MAX_EVENTS);
  // Anyone can register with any address, so emails from before the registration need a verified address.
  const since = (await isVerified(db, userId)) ? new Date(0) : user.createdAt;
  const mails = (await findMailsTo(db, user.email)).filter(({ createdAt }) => new Date(createdAt) >= since);
  const [subscription] = await db
    .select()
    .from(newsletterSubscribers)
    .where(
      and(
        eq(newsletterSubscribers.email, user.email.toLowerCase()),
        gte(newsletterSubscribers.createdAt, since),
      ),
    );
  const watches = await db.select().from(stockWatches).where(eq(stockWatches.userId, userId));
  const [cart] = await db.select().from(carts).where(eq(carts.userId, userId));
  const written = await db.select().from(reviews).where(eq(reviews.userId, userId)).orderBy(desc(reviews.id));
  const photos = await queryRows<{ id: string; imageUrl: string }>(
    db,
    sql`
    SELECT review_id AS id, image_url AS "imageUrl" FROM review_pictures JOIN reviews ON reviews.id = review_id
    WHERE user_id = ${userId} ORDER BY review_id, position`,
  );
  const wishes = await db.select().from(wishlistItems).where(eq(wishlistItems.userId, userId));
  const links = await queryRows<{ token: string; since: string }>(
    db,
    sql`SELECT token, created_at AS since FROM wishlist_links WHERE user_id = ${userId}`,
  );
  const consents = await queryRows<{ since: string }>(
    db,
    sql`SELECT created_at AS since FROM wishlist_consents WHERE user_id = ${userId}`,
  );
  const votes = await queryRows<{ id: string }>(
    db,
    sql`SELECT review_id AS id FROM review_votes WHERE user_id = ${userId} ORDER BY review_id`,
  );
  const [link] = links.map((row) => ({ ...row, since: new Date(row.since).toISOString() }));
  const [consent] = consents.map(({ since }) => new Date(since).toISOString());
  return {
    exportedAt: now.toISOString(),
    user: toUser(user),
    security: await readSecurity(context, undefined, actor),
    sessions: sessions.map((row) => toDeviceSession(row, sessionId)),
    activity: activity.map(toAuditEntry),
    orders: await context.personalData.orders(actor),
    mails: mails.map((mail) => toMail(mail, now)),
    messages: await findMessagesFrom(db, user.email, since),
    newsletterSince: subscription?.createdAt.toISOString() ?? null,
    cart: cart?.items ?? [],
    stockWatches: watches.map(({ productId, variantId, createdAt }) => ({
      productId,
      variantId,
      since: createdAt.toISOString(),
    })),
    wishlist: wishes.map(({ productId, createdAt }) => ({ productId, since: createdAt.toISOString() })),
    wishlistLink: link ?? null,
    wishlistEmailsSince: consent ?? null,
    helpfulReviews: votes.map(({ id }) => id),
    reviews: written.map(({ repliedAt, createdAt, reply, ...review }) => ({
      ...review,
      photos: photos.filter(({ id }) => id === review.id).map(({ imageUrl }) => actor.origin + imageUrl),
      createdAt: createdAt.toISOString(),
      reply: reply && repliedAt ? { text: reply, createdAt: repliedAt.toISOString() } : null,
    })),
  };
}
