import { gzipSync } from "node:zlib";
import { type EndpointName, PRODUCT_SORTS } from "@larkwood/contract";
import sharp from "sharp";
import { newId } from "../ids";
import { order, orderBody, storeProduct, storeUser } from "../modules/orders/trading-fixtures";
import { TEST_PASSWORD, type TestApp, type TestUser } from "./build-test-app";
import type { FuzzRequest } from "./mutate-request";
import { codeAt } from "./one-time-code";
import { sqlOn } from "./plain-sql";
import { productForm } from "./product-form";
import { anotherAddress, beginSecondFactor, turnOnSecondFactor } from "./second-factor";
import { STRIPE_KEYS, signEvent } from "./stripe-server";

type Request = Partial<FuzzRequest> & {
  /** Who makes it, where it must be somebody in particular. */
  by?: TestUser;
};

export interface FuzzShop extends TestApp {
  admin: TestUser;
  /** An Admin who may do next to nothing. */
  limited: TestUser;
  member: TestUser;
  /** What the shop's clock shows. */
  now: Date;
}

const PEOPLE = {
  firstName: "Ada",
  lastName: "Lund",
  country: "Norway",
  address: "Elm Street 5",
  phoneNumber: "+4712345678",
};
let count = 0;
const unique = () => {
  count += 1;
  return `${Date.now().toString(36)}${count}`;
};
const BOUNDARY = "----fuzz";

/** A request that succeeds, for every call of the contract: each one makes what it needs, and may use it up. */
export function validRequests(shop: FuzzShop): Record<EndpointName, () => Request | Promise<Request>> {
  const { db, admin, member } = shop;
  const sql = sqlOn(db);
  const caller = {
    userId: member.id,
    userName: "member",
    role: member.role,
    permissions: [],
    sessionId: newId(new Date()),
  };
  const product = () => storeProduct(db, 1_000, 19_99);
  const stranger = async () => (await storeUser(db, `stranger-${unique()}`)).userId;
  const placed = async () =>
    (await order(db, caller, orderBody([{ productId: await product(), quantity: 2 }]))).id;
  const placedOnline = async () =>
    (await order(db, caller, orderBody(await items(), { paymentMethod: "test_card" }))).id;
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
  const id = async (of: () => Promise<string>) => ({ params: { id: await of() } });
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
  const couponId = async () => {
    const couponOf = newId(new Date());
    await sql`INSERT INTO coupons (id, code, kind, value, min_total_cents, created_at)
      VALUES (${couponOf}, ${`OWN-${unique().toUpperCase()}`}, 'fixed', 500, 0, now())`;
    return couponOf;
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
  /** Chosen by hand, so that a product can be put into it. */
  const collection = async () => {
    const collectionId = newId(new Date());
    await sql`INSERT INTO collections (id, slug, name, position) VALUES (${collectionId}, ${`own-${unique().toLowerCase()}`}, 'Own', 1)`;
    // There may be a hundred.
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
  /** An export of the Admin's that waits for its turn for ever, or one that is there. */
  const exportJob = async (state: "waiting" | "done", kind = "catalogue.export") => {
    const [job] = await sql<{ id: string }>`
      INSERT INTO jobs (kind, payload, state, owner_id, created_at, due_at)
      VALUES (${kind}, '{}', ${state}, ${admin.id}, now(), now() + interval '1 day') RETURNING id::text`;
    const id = job?.id ?? "";
    await sql`INSERT INTO job_files VALUES (${id}, 0, ${gzipSync("id,name")})`;
    return id;
  };
  /** A change of many products that can be taken back. */
  const changedJob = async () => {
    const change = { kind: "category", category: "other" };
    const payload = { filter: {}, change, starter: { userId: admin.id, userName: "admin" }, requestId: "x" };
    const [job] = await sql<{ id: string }>`
      INSERT INTO jobs (kind, payload, state, owner_id, created_at, due_at, finished_at)
      VALUES ('catalogue.change', ${JSON.stringify(payload)}, 'done', ${admin.id}, now(), now(), now()) RETURNING id::text`;
    await sql`
      INSERT INTO bulk_undo (job_id, product_id, before, version)
      VALUES (${job?.id}, ${await product()}, '{"priceCents": 100, "category": "other"}', 1)`;
    return job?.id ?? "";
  };
  const payment = async () => {
    const orderId = await placed();
    const [row] = await sql<{ id: string }>`SELECT id FROM payments WHERE order_id = ${orderId}`;
    return row?.id ?? "";
  };
  /** Marked by the Admin a moment ago. */
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
  /** Whatever an earlier request did to the member's password, and however often it was wrong. */
  const forgiven = async () => {
    await sql`UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE id = ${admin.id}) WHERE id = ${member.id}`;
    await sql`DELETE FROM sign_in_failures`;
  };
  const contact = { ...PEOPLE, notes: "Ring twice.", paymentMethod: "bank_transfer" };

  return {
    signIn: async () => {
      await forgiven();
      return { body: { email: member.email, password: TEST_PASSWORD, rememberMe: true } };
    },
    signUp: () => ({
      body: {
        userName: "newcomer",
        email: `${unique()}@test.example`,
        password: "long enough",
        agreeCheckbox: true,
      },
    }),
    refresh: () => ({ headers: { cookie: member.refreshCookie } }),
    signOut: () => ({ headers: { cookie: "refreshToken=unknown" } }),
    forgotPassword: () => ({ body: { email: `${unique()}@test.example` } }),
    resetPassword: () => ({ body: { token: "x".repeat(43), newPassword: "long enough" } }),
    listProducts: () => ({
      query: {
        search: "chair",
        sort: PRODUCT_SORTS[0],
        minPrice: "1",
        maxPrice: "999.99",
        inStock: "true",
        onSale: "true",
        attributes: "material:oak,walnut;width:..210.5",
        fits: "220x95x90",
        collection: "oak",
        limit: "5",
      },
    }),
    suggestProducts: () => ({ query: { search: "chair" } }),
    getFacets: () => ({
      query: {
        search: "chair",
        category: "dining",
        minPrice: "1",
        maxPrice: "999.99",
        inStock: "true",
        onSale: "false",
        attributes: "material:oak,walnut;width:..210.5",
        fits: "220x95x90",
      },
    }),
    listAttributes: () => ({}),
    saveAttribute: () => ({
      params: { key: `fuzz-${unique()}` },
      body: {
        name: "Finish",
        type: "choice",
        unit: "",
        choices: [{ key: "oiled", name: "Oiled", swatch: "#61634b" }],
        facet: true,
        position: 20,
      },
    }),
    deleteAttribute: async () => {
      const key = `gone-${unique()}`;
      await sql`INSERT INTO attributes (key, name, type, facet, position) VALUES (${key}, 'Gone', 'flag', false, 99)`;
      return { params: { key } };
    },
    saveProductAttributes: async () => ({
      ...(await id(product)),
      headers: { "if-match": '"1"' },
      body: {
        attributes: { width: 80.5, material: ["oak"], assembly: "none", care: "Wipe it.", seats: null },
      },
    }),
    getProduct: () => id(product),
    createProduct: () => ({ headers: { "idempotency-key": `fuzz.${unique()}` }, body: productForm() }),
    updateProduct: async () => ({
      body: { ...productForm(), id: await product() },
      headers: { "if-match": '"1"' },
    }),
    deleteProduct: async () => ({ body: { id: await product() } }),
    deleteProductById: () => id(product),
    listUsers: () => ({ query: { search: "test", role: "User", sort: "email", limit: "5" } }),
    getUser: () => ({ params: { id: member.id } }),
    updateUser: () => ({ body: { id: member.id, ...PEOPLE }, by: member }),
    deleteUser: async () => ({ body: { id: await stranger() } }),
    deleteUserById: () => id(stranger),
    adjustStock: async () => ({
      ...(await id(product)),
      body: { mode: "change", amount: 5, reason: "delivery", note: "by lorry" },
    }),
    listStockMoves: async () => ({ ...(await id(product)), query: { limit: "5" } }),
    saveVariants: async () => ({
      ...(await id(product)),
      headers: { "if-match": '"1"' },
      body: {
        options: [{ name: "Fabric", values: [{ key: "wool", name: "Wool", swatch: "#61634b" }] }],
        variants: [
          {
            sku: `FUZZ-${unique()}`,
            values: ["wool"],
            price: 19.99,
            compareAtPrice: 29.99,
            quantity: 4,
            quantitySeen: 4,
            imageUrl: "https://pictures.example/a_1280.webp",
            measures: { width: 80.5, depth: 60, height: 75 },
          },
        ],
      },
    }),
    savePictures: async () => ({
      ...(await id(product)),
      headers: { "if-match": '"1"' },
      body: {
        images: [
          { url: "https://pictures.example/a_1280.webp", alt: "From the front", kind: "front" },
          { url: "https://pictures.example/b_1280.webp", alt: "From the side", kind: "side" },
        ],
      },
    }),
    saveSearchTexts: async () => ({
      ...(await id(product)),
      headers: { "if-match": '"1"' },
      body: { slug: `fuzz-${unique()}`, metaTitle: "A chair", metaDescription: "A chair to sit on." },
    }),
    getOfficeProduct: () => id(product),
    listUnpublished: () => ({ query: { limit: "5" } }),
    setPublishing: async () => ({
      ...(await id(product)),
      body: { state: "scheduled", publishAt: "2100-01-01T00:00:00+02:00" },
    }),
    setSalePrices: async () => ({
      ...(await id(product)),
      body: {
        salePrices: [{ price: 1.5, startsAt: "2090-01-01T00:00:00Z", endsAt: "2100-01-01T00:00:00+02:00" }],
      },
    }),
    listCollections: () => ({ by: member }),
    listOfficeCollections: () => ({}),
    createCollection: () => ({
      headers: { "idempotency-key": `fuzz.${unique()}` },
      body: collectionForm(),
    }),
    updateCollection: async () => ({ ...(await id(collection)), body: { ...collectionForm(), version: 1 } }),
    deleteCollection: () => id(collection),
    setProductCollections: async () => ({
      ...(await id(product)),
      body: { collectionIds: [await collection()] },
    }),
    getProductCollections: () => id(product),
    changeProducts: async () => ({
      body: { products: [{ id: await product(), version: 1 }], change: { kind: "price-percent", amount: 5 } },
    }),
    startBulkChange: () => ({
      headers: { "idempotency-key": `fuzz.${unique()}` },
      body: {
        filter: {
          search: "nothing-has-this",
          category: "other",
          minPrice: "1",
          maxPrice: "999.99",
          inStock: "true",
          onSale: "false",
          attributes: "material:oak,walnut;width:..210.5",
          fits: "220x95x90",
          collection: "oak",
          expected: 3,
        },
        change: {
          kind: "sale",
          percent: 10,
          startsAt: "2090-01-01T00:00:00Z",
          endsAt: "2100-01-01T00:00:00Z",
        },
      },
    }),
    undoBulkChange: () => id(changedJob),
    exportProducts: () => ({}),
    importProducts: () => ({
      query: { dryRun: "true" },
      headers: { "content-type": "text/csv" },
      body: "id,name,description,category,price,quantity,imageUrl\n,Birch Chair,A chair of solid birch.,dining,19.99,5,https://pictures.example/a_1280.webp\n",
    }),
    startImport: () => ({
      query: { dryRun: "true" },
      headers: { "content-type": "text/csv" },
      body: "id,name\n,Birch Chair\n",
    }),
    startProductExport: () => ({}),
    uploadImage: pictureRequest,
    uploadShopImage: pictureRequest,
    setPermissions: async () => ({
      ...(await id(async () => (await storeUser(db, `staff-${unique()}`, "Admin")).userId)),
      body: { permissions: ["orders.read", "catalogue.write"] },
    }),
    listUserSessions: () => ({ params: { id: member.id } }),
    endUserSessions: () => id(stranger),
    changePassword: async () => {
      await forgiven();
      return { body: { currentPassword: TEST_PASSWORD, newPassword: TEST_PASSWORD }, by: member };
    },
    listSessions: () => ({ by: member }),
    endSession: async () => ({ ...(await id(() => sessionOf(member.id))), by: member }),
    endOtherSessions: () => ({ by: member }),
    exportAccount: () => ({ by: member }),
    getSecurity: () => ({ by: member }),
    listSignIns: () => ({ by: member }),
    startSecondFactor: async () => ({ body: { password: TEST_PASSWORD }, by: await freshAdmin() }),
    confirmSecondFactor: async () => {
      const by = await freshAdmin();
      return { body: { code: codeAt(await beginSecondFactor(shop, by), shop.now) }, by };
    },
    stopSecondFactor: async () => {
      const by = await freshAdmin();
      const { recoveryCodes } = await turnOnSecondFactor(shop, by, shop.now);
      return { body: { password: TEST_PASSWORD, code: recoveryCodes[0] }, by };
    },
    resetSecondFactor: async () => {
      const colleague = await storeUser(db, `colleague-${unique()}`, "Admin");
      await sql`INSERT INTO second_factors (user_id, secret, created_at, confirmed_at)
        VALUES (${colleague.userId}, 'sealed', now(), now())`;
      return { params: { id: colleague.userId } };
    },
    watchStock: async () => {
      await sql`INSERT INTO email_verifications (user_id, requested_at, expires_at, verified_at)
        VALUES (${member.id}, now(), now(), now()) ON CONFLICT (user_id) DO UPDATE SET verified_at = now()`;
      return { params: { id: await storeProduct(db, 0) }, by: member };
    },
    sendVerification: () => ({ by: member }),
    verifyEmail: async () => {
      const token = `fuzz-${unique()}`.padEnd(43, "x");
      await sql`INSERT INTO email_verifications (user_id, hash, requested_at, expires_at)
        VALUES (${await stranger()}, sha256(${token}::bytea), now(), now() + interval '1 day')`;
      return { body: { token } };
    },
    deleteAccount: async () => ({
      body: { password: TEST_PASSWORD },
      by: await shop.as("User", anotherAddress()),
    }),
    getShop: () => ({}),
    listSettings: () => ({}),
    changeSettings: async () => {
      const [row] = await sql<{ version: number }>`SELECT version FROM settings WHERE key = 'contactHours'`;
      const change = { key: "contactHours", value: `From ${unique()}`, version: row?.version ?? 0 };
      return { body: { changes: [change] } };
    },
    changeSetting: () => ({ params: { key: "shopName" }, body: { value: `Fir ${unique()}` } }),
    resetSetting: () => ({ params: { key: "shopName" } }),
    subscribe: () => ({ body: { email: `${unique()}@test.example` } }),
    listSubscribers: () => ({ query: { search: "test", limit: "5" } }),
    exportSubscribers: () => ({ query: { search: "test" } }),
    listAudit: () => ({
      query: {
        action: "product",
        actorId: admin.id,
        search: "chair",
        from: "2026-01-01",
        to: "2026-12-31",
        limit: "5",
      },
    }),
    quoteOrder: async () => ({ body: { items: await items(), coupon: "NONE" } }),
    placeOrder: async () => ({
      headers: { "idempotency-key": `fuzz.${unique()}` },
      body: { ...contact, items: await items(), expectedTotal: 39.98 },
      by: member,
    }),
    listOrders: () => list,
    getOrder: () => id(placed),
    moveOrder: async () => ({
      ...(await id(placed)),
      body: { status: "CANCELLED", note: "changed my mind" },
    }),
    listAllOrders: () => ({ query: { search: "ada", status: "PLACED", customerId: member.id, limit: "5" } }),
    moveOrders: async () => ({ body: { ids: [await placed()], status: "CONFIRMED" } }),
    startOrderExport: () => ({ query: { search: "ada", status: "CANCELLED" } }),
    undoMoves: async () => ({ body: { ids: [await placed()], status: "CONFIRMED" } }),
    exportOrders: () => ({ query: { search: "ada", status: "CANCELLED" } }),
    startPayment: async () => ({ ...(await id(placedOnline)), by: member }),
    checkPayment: async () => ({ ...(await id(begunOnline)), by: member }),
    answerTestCard: async () => ({ ...(await id(begunOnline)), body: { answer: "pay" }, by: member }),
    hearStripe: () => {
      const event = JSON.stringify({
        id: `evt_${unique()}`,
        object: "event",
        type: "customer.created",
        data: { object: {} },
      });
      const signature = signEvent(event, STRIPE_KEYS.STRIPE_WEBHOOK_SECRET, shop.now);
      return { headers: { "stripe-signature": signature }, body: event };
    },
    comparePayments: () => ({}),
    settleAttempt: () => id(attempt),
    shipOrder: async () => {
      const orderId = await placed();
      await sql`UPDATE orders SET status = 'CONFIRMED' WHERE id = ${orderId}`;
      return {
        params: { id: orderId },
        body: { version: 2, parcels: [{ carrier: "dhl", name: "", number: "1234567890", link: "" }] },
      };
    },
    changeOrder: async () => ({
      ...(await id(placed)),
      body: {
        version: 1,
        contact: PEOPLE,
        lines: [
          { position: 1, quantity: 1 },
          { productId: await product(), quantity: 1 },
        ],
      },
    }),
    setParcels: async () => {
      const orderId = await placed();
      await sql`UPDATE orders SET status = 'SHIPPED' WHERE id = ${orderId}`;
      const parcel = {
        carrier: "other",
        name: "Van of the house",
        number: "V-17",
        link: "https://van.example/17",
      };
      return { params: { id: orderId }, body: { version: 2, parcels: [parcel] } };
    },
    cancelOrder: async () => ({ ...(await id(placed)), body: { version: 1, reason: "sold elsewhere" } }),
    addOrderNote: async () => ({
      ...(await id(placed)),
      headers: { "idempotency-key": `note.${unique()}` },
      body: { body: "Rings twice" },
    }),
    getOrderOffice: () => id(placed),
    createCustomer: () => ({
      headers: { "idempotency-key": `customer.${unique()}` },
      body: { userName: "Caller", email: `caller-${unique()}@example.com` },
    }),
    takeOrder: async () => ({
      headers: { "idempotency-key": `phone.${unique()}` },
      body: { ...orderBody(await items()), customerId: await stranger() },
    }),
    getCustomerRecord: () => id(stranger),
    saveCustomerRecord: async () => ({
      ...(await id(stranger)),
      body: { version: 0, note: "Pays late", isBlocked: true },
    }),
    sendResetLink: () => id(stranger),
    getDocument: async () => {
      const made = await shop.call(admin, "POST", `/admin/orders/${await placed()}/invoice`, {
        remoteAddress: anotherAddress(),
      });
      return { params: { id: made.json()[0].id } };
    },
    getPackingSlip: () => id(placed),
    makeInvoice: () => id(placed),
    startPrinting: async () => ({ body: { ids: [await placed()], sheet: "packing_slip" } }),
    getJobPdf: async () => ({ ...(await id(() => exportJob("done", "documents.print"))), by: admin }),
    askReturn: async () => ({
      ...(await id(delivered)),
      headers: { "idempotency-key": `return.${unique()}` },
      body: { lines: [{ position: 1, quantity: 1 }], reason: "too large" },
      by: member,
    }),
    answerReturn: async () => {
      const returnId = newId(new Date());
      await sql`INSERT INTO return_requests (id, order_id, lines, reason, created_at, updated_at)
        VALUES (${returnId}, ${await delivered()}, '[{"position":1,"quantity":1}]', 'too large', now(), now())`;
      return { params: { id: returnId }, body: { accept: true, answer: "Send it to us" } };
    },
    getOrderPayments: () => id(placed),
    refundOrder: async () => ({
      ...(await id(paidOrder)),
      headers: { "idempotency-key": `refund.${unique()}` },
      body: {
        lines: [{ position: 1, quantity: 1 }],
        shipping: false,
        amount: 1.5,
        restock: true,
        reason: "scratched",
      },
    }),
    listPayments: () => ({ query: { status: "expected", limit: "5" } }),
    markPayment: async () => ({ ...(await id(payment)), body: { status: "received" } }),
    undoPayment: async () => ({ ...(await id(receivedPayment)), body: { status: "received" } }),
    listCoupons: () => list,
    createCoupon: () => ({ body: coupon() }),
    endCoupon: () => id(couponId),
    listSynonyms: () => ({}),
    createSynonym: () => ({ body: { words: "davenport, chesterfield", oneWay: false } }),
    updateSynonym: async () => ({
      ...(await id(synonym)),
      body: { words: "davenport, chesterfield", oneWay: true, version: 1 },
    }),
    deleteSynonym: () => id(synonym),
    getDashboard: () => ({}),
    listMails: () => list,
    sendTestMail: () => ({}),
    previewMail: () => ({
      body: { kind: "order_paid", text: { subject: "Paid", opening: "Thank you, {number}.", closing: "" } },
    }),
    sendSampleMail: () => ({ body: { kind: "order_placed", text: null } }),
    getChecklist: () => ({}),
    resendMail: () => id(failedMail),
    listJobs: () => ({ query: { status: "waiting", kind: "mail", limit: "5" } }),
    retryJob: () => id(failedMail),
    // Any user may ask, but there is something only for whoever has started it.
    getJob: async () => ({ ...(await id(() => exportJob("waiting"))), by: admin }),
    cancelJob: async () => ({ ...(await id(() => exportJob("waiting"))), by: admin }),
    getJobFile: async () => ({ ...(await id(() => exportJob("done"))), by: admin }),
  };
}

let picture: Promise<string> | undefined;

/** A small picture as a form, letter for byte, so that it can be spoilt like any text. */
async function pictureForm(): Promise<string> {
  picture ??= sharp({ create: { width: 40, height: 30, channels: 3, background: "#97472a" } })
    .png()
    .toBuffer()
    .then((bytes) => bytes.toString("latin1"));
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  return `${head}${await picture}\r\n--${BOUNDARY}--\r\n`;
}

const pictureRequest = async (): Promise<Request> => ({
  headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
  body: await pictureForm(),
});
