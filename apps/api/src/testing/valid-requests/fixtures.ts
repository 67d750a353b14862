import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { EndpointName } from "@larkwood/contract";
import { newGuestLink } from "../../core/guest-link";
import { newId } from "../../core/ids";
import type { TestApp, TestUser } from "../build-test-app";
import { order, orderBody, storeProduct, storeSession, storeUser } from "../fixtures/orders";
import type { FuzzRequest } from "../mutate-request";
import { sqlOn } from "../plain-sql";
import { anotherAddress } from "../second-factor";

export type Request = Partial<FuzzRequest> & {
  /** The sender, if it must be a specific user. */
  by?: TestUser;
};

export interface FuzzShop extends TestApp {
  admin: TestUser;
  /** An Admin with almost no permissions. */
  limited: TestUser;
  member: TestUser;
  /** Time of the shop's clock. */
  now: Date;
}

export const PEOPLE = {
  firstName: "Ada",
  lastName: "Lund",
  country: "Norway",
  address: "Elm Street 5",
  phoneNumber: "+4712345678",
};
let count = 0;
export const unique = () => {
  count += 1;
  return `${Date.now().toString(36)}${count}`;
};

/** Test data for the requests. Each function creates a new object. */
export function createFixtures(shop: FuzzShop) {
  const { db, admin, member } = shop;
  const sql = sqlOn(db);
  const signedInMember = async () => ({
    userId: member.id,
    userName: "member",
    role: member.role,
    permissions: [],
    sessionId: await storeSession(db, member.id),
  });
  const product = () => storeProduct(db, 1_000, 19_99);
  const stranger = async () => (await storeUser(db, `stranger-${unique()}`)).userId;
  const placed = async () =>
    (await order(db, await signedInMember(), orderBody([{ productId: await product(), quantity: 2 }]))).id;
  /** An order of a guest with the member's address. */
  const placedByGuest = async () => {
    const orderId = await placed();
    await sql`
      UPDATE orders SET user_id = NULL, is_guest = true, guest_link = ${newGuestLink()} WHERE id = ${orderId}`;
    return orderId;
  };
  const placedOnline = async () =>
    (await order(db, await signedInMember(), orderBody(await items(), { paymentMethod: "test_card" }))).id;
  const begunOnline = async () => {
    const orderId = await placedOnline();
    await shop.call(member, "POST", `/orders/${orderId}/payment`, { remoteAddress: anotherAddress() });
    return orderId;
  };
  const attempt = async () => {
    const orderId = await begunOnline();
    const [row] = await sql<{ id: string }>`SELECT id FROM payment_attempts WHERE order_id = ${orderId}`;
    return row?.id ?? "";
  };
  const paidOrder = async () => {
    const orderId = await placed();
    await sql`UPDATE payments SET status = 'received' WHERE order_id = ${orderId}`;
    return orderId;
  };
  const delivered = async () => {
    const orderId = await placed();
    await sql`UPDATE orders SET status = 'DELIVERED' WHERE id = ${orderId}`;
    return orderId;
  };
  const freshAdmin = () => shop.as("Admin", anotherAddress());
  const id = async (create: () => Promise<string>) => ({ params: { id: await create() } });
  const items = async () => [{ productId: await product(), quantity: 2 }];
  const list = { query: { limit: "5" } };
  const coupon = () => ({
    code: `FUZZ-${unique()}`,
    kind: "percent",
    value: 12.5,
    minTotal: 10,
    startsAt: "2026-01-01T00:00:00Z",
    endsAt: "2100-01-01T00:00:00+02:00",
    maxUses: 10,
    maxUsesPerUser: 1,
    acceptedTos: true,
  });
  const promotion = () => ({
    name: "Sofas in spring",
    code: null,
    startsAt: "2026-01-01",
    endsAt: "2100-01-01T00:00:00+02:00",
    when: {
      products: [],
      categories: ["livingroom"],
      collections: [],
      minTotal: 100,
      minQuantity: 1,
      firstOrder: true,
      countries: ["Norway"],
      customerTags: ["trade"],
    },
    what: { kind: "percent", value: 12.5 },
    priority: 1,
    exclusive: false,
    maxUses: 10,
    maxUsesPerCustomer: 1,
  });
  const couponId = async () => {
    const newCouponId = newId(new Date());
    await sql`INSERT INTO promotions (id, code, name, rule, created_at)
      VALUES (${newCouponId}, ${`OWN-${unique().toUpperCase()}`}, 'Five off',
        '{"conditions":{},"effect":{"kind":"amount","value":500}}', now())`;
    return newCouponId;
  };
  const synonym = async () => {
    const synonymId = newId(new Date());
    await sql`INSERT INTO search_synonyms (id, phrases) VALUES (${synonymId}, ${["davenport", "chesterfield"]})`;
    return synonymId;
  };
  const collectionForm = () => ({
    name: "Oak things",
    slug: `fuzz-${unique().toLowerCase()}`,
    description: "All of oak.",
    rule: {
      category: "dining",
      minPrice: 1,
      maxPrice: 99.5,
      inStock: true,
      onSale: false,
      attributes: "material:oak",
    },
    position: 3,
  });
  /** A manual collection, so that products can be added. */
  const collection = async () => {
    const collectionId = newId(new Date());
    await sql`INSERT INTO collections (id, slug, name, position) VALUES (${collectionId}, ${`own-${unique().toLowerCase()}`}, 'Own', 1)`;
    // The limit is a hundred.
    await sql`DELETE FROM collections WHERE id <> ${collectionId} AND id IN (SELECT id FROM collections ORDER BY id DESC OFFSET 50)`;
    return collectionId;
  };
  const failedMail = async () => {
    const lost = { kind: "order_placed", recipient: "lost@test.example", subject: "lost", body: "lost" };
    const [mail] = await sql<{ id: string }>`
      INSERT INTO jobs (kind, payload, state, created_at, due_at, attempts)
      VALUES ('mail', ${JSON.stringify(lost)}, 'dead', now(), now(), 8) RETURNING id::text`;
    return mail?.id ?? "";
  };
  const review = async (userId?: string) => {
    const reviewId = newId(new Date());
    await sql`
      INSERT INTO reviews (id, product_id, user_id, author, stars, title, text, state, created_at)
      VALUES (${reviewId}, ${await product()}, ${userId ?? (await stranger())}, 'Ada L.', 4, 'Sturdy', 'Easy to build', 'published', now())`;
    return reviewId;
  };
  const message = async () => {
    const id = newId(new Date());
    await sql`
      INSERT INTO contact_messages (id, name, email, order_number, text, created_at)
      VALUES (${id}, 'Mina Quist', 'mina@test.example', '', 'Is the sofa in stock?', now())`;
    return id;
  };
  /** An export of the Admin that waits forever, or a finished one. */
  const exportJob = async (state: "waiting" | "done", kind = "catalogue.export") => {
    const [job] = await sql<{ id: string }>`
      INSERT INTO jobs (kind, payload, state, owner_id, created_at, due_at)
      VALUES (${kind}, '{}', ${state}, ${admin.id}, now(), now() + interval '1 day') RETURNING id::text`;
    const id = job?.id ?? "";
    await sql`INSERT INTO job_files VALUES (${id}, 0, ${gzipSync("id,name")})`;
    return id;
  };
  /** A finished backup with its file. */
  const backup = async () => {
    const id = newId(new Date());
    mkdirSync(join(shop.config.dataDir, "backups"), { recursive: true });
    writeFileSync(join(shop.config.dataDir, "backups", `${id}.backup`), gzipSync("backup"));
    await sql`
      INSERT INTO backups (id, rows, pictures, bytes, created_at, expires_at)
      VALUES (${id}, 1, 0, 26, now(), now() + interval '1 day')`;
    return id;
  };
  /** A bulk edit that can be undone. */
  const changedJob = async () => {
    const change = { kind: "category", category: "other" };
    const payload = { filter: {}, change, starter: { userId: admin.id, userName: "admin" }, requestId: "x" };
    const [job] = await sql<{ id: string }>`
      INSERT INTO jobs (kind, payload, state, owner_id, created_at, due_at, finished_at)
      VALUES ('catalogue.change', ${JSON.stringify(payload)}, 'done', ${admin.id}, now(), now(), now()) RETURNING id::text`;
    await sql`
      INSERT INTO bulk_edit_snapshots (job_id, product_id, before, version)
      VALUES (${job?.id}, ${await product()}, '{"priceCents": 100, "category": "other"}', 1)`;
    return job?.id ?? "";
  };
  /** A webhook whose address is refused before a request is sent. */
  const webhook = async () => {
    const webhookId = newId(new Date());
    await sql`
      INSERT INTO webhooks (id, url, description, events, secret, cursor, read_at, created_at)
      VALUES (${webhookId}, 'https://127.0.0.1/', '', '{order.placed}', '', 'none.0.0', now(), now())`;
    // The limit is twenty. Without its job, a webhook sends nothing.
    await sql`DELETE FROM jobs WHERE kind = 'webhook.deliver'`;
    await sql`DELETE FROM webhooks WHERE id <> ${webhookId} AND id IN (SELECT id FROM webhooks ORDER BY id DESC OFFSET 10)`;
    return webhookId;
  };
  const webhookDelivery = async () => {
    const [delivery] = await sql<{ id: string }>`
      INSERT INTO webhook_deliveries (webhook_id, message_id, event, body, created_at)
      VALUES (${await webhook()}, ${unique()}, 'order.placed', '{}', now()) RETURNING id::text`;
    return delivery?.id ?? "";
  };
  const payment = async () => {
    const orderId = await placed();
    const [row] = await sql<{ id: string }>`SELECT id FROM payments WHERE order_id = ${orderId}`;
    return row?.id ?? "";
  };
  /** A payment that the Admin has just marked as received. */
  const receivedPayment = async () => {
    const paymentId = await payment();
    await sql`UPDATE payments SET status = 'received' WHERE id = ${paymentId}`;
    await sql`INSERT INTO audit_log (at, actor_id, actor_name, action, subject_type, subject_id, request_id)
      VALUES (now(), ${admin.id}, 'fuzz', 'payment.received', 'payment', ${paymentId}, 'fuzz')`;
    return paymentId;
  };
  const sessionOf = async (userId: string) => {
    const session = newId(new Date());
    await sql`INSERT INTO sessions (id, user_id, device, address, remembered, created_at, last_seen_at, expires_at)
      VALUES (${session}, ${userId}, 'fuzz', '10.0.0.1', true, now(), now(), now() + interval '1 day')`;
    return session;
  };
  /** Resets the member's password and failed sign-ins, which earlier requests may have changed. */
  const resetSignIn = async () => {
    await sql`UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE id = ${admin.id}) WHERE id = ${member.id}`;
    await sql`DELETE FROM sign_in_failures`;
  };
  const contact = { ...PEOPLE, notes: "Ring twice.", paymentMethod: "bank_transfer" };
  return {
    shop,
    db,
    admin,
    member,
    sql,
    product,
    stranger,
    placed,
    placedByGuest,
    placedOnline,
    begunOnline,
    attempt,
    paidOrder,
    delivered,
    freshAdmin,
    id,
    items,
    list,
    coupon,
    couponId,
    promotion,
    synonym,
    collectionForm,
    collection,
    failedMail,
    message,
    review,
    exportJob,
    changedJob,
    backup,
    webhook,
    webhookDelivery,
    payment,
    receivedPayment,
    sessionOf,
    resetSignIn,
    contact,
  };
}

export type Fixtures = ReturnType<typeof createFixtures>;
export type Requests = Partial<Record<EndpointName, () => Request | Promise<Request>>>;
