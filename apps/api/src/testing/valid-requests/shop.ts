import { unsubscribeToken } from "../../core/unsubscribe-link";
import { type Fixtures, type Requests, unique } from "./fixtures";
import { pictureRequest } from "./picture-request";

const webhookForm = {
  url: "https://erp.example/events",
  description: "ERP",
  events: ["order.placed", "stock.changed"],
};

const reportPeriod = { from: "2026-01-01", to: "2026-06-30", period: "year", compare: "year" };

/** Requests about settings, customers, coupons, mails and jobs. */
export const shopRequests = ({
  shop,
  admin,
  sql,
  stranger,
  id,
  list,
  coupon,
  couponId,
  promotion,
  items,
  failedMail,
  message,
  exportJob,
  webhook,
  webhookDelivery,
  backup,
}: Fixtures) =>
  ({
    listChanges: () => ({ query: { types: "product,order", limit: "5" }, by: admin }),
    listWebhooks: () => ({}),
    createWebhook: async () => {
      // Keeps the number of webhooks below the limit.
      await webhook();
      return { body: webhookForm };
    },
    getWebhook: () => id(webhook),
    updateWebhook: async () => ({ ...(await id(webhook)), body: { ...webhookForm, enabled: false } }),
    deleteWebhook: () => id(webhook),
    rotateWebhookSecret: () => id(webhook),
    testWebhook: () => id(webhook),
    listWebhookDeliveries: async () => ({ ...(await id(webhook)), ...list }),
    retryWebhookDelivery: () => id(webhookDelivery),
    uploadShopImage: pictureRequest,
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
    unsubscribe: () => ({
      params: { unsubscribeToken: unsubscribeToken(shop.config.authSecret, `${unique()}@test.example`) },
    }),
    listSubscribers: () => ({ query: { search: "test", limit: "5" } }),
    exportSubscribers: () => ({ query: { search: "test" } }),
    sendMessage: () => ({
      body: {
        firstName: "Mina",
        lastName: "Quist",
        email: `${unique()}@test.example`,
        orderNumber: "10001",
        message: "Does the sofa fit through a door of 80 cm?",
      },
    }),
    listMessages: () => ({ query: { state: "open", search: "sofa", limit: "5" } }),
    getMessage: () => id(message),
    replyToMessage: async () => ({
      ...(await id(message)),
      headers: { "idempotency-key": `reply.${unique()}` },
      body: { text: "Yes, without its legs." },
    }),
    setMessageState: async () => ({ ...(await id(message)), body: { state: "spam" } }),
    deleteMessage: () => id(message),
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
    listCarts: () => ({ query: { search: "test", idleHours: "0", reminded: "no", limit: "5" } }),
    listCustomers: () => ({
      query: {
        search: "test",
        role: "User",
        tag: "vip",
        country: "Norway",
        newsletter: "no",
        minOrders: "0",
        maxOrders: "9",
        minSpent: "0",
        maxSpent: "5000",
        lastOrderFrom: "2026-01-01",
        lastOrderTo: "2026-12-31",
        sort: "-spent",
        limit: "5",
      },
    }),
    startCustomerExport: () => ({ query: { tag: `tag-${unique()}` } }),
    listCustomerTags: () => ({}),
    addCustomerTag: async () => ({ params: { ...(await id(stranger)).params, tag: "vip" } }),
    removeCustomerTag: async () => ({ params: { ...(await id(stranger)).params, tag: "vip" } }),
    getCustomerHistory: () => id(stranger),
    previewCustomerMerge: async () => ({ ...(await id(stranger)), query: { fromId: await stranger() } }),
    mergeCustomers: async () => ({ ...(await id(stranger)), body: { fromId: await stranger() } }),
    createCustomer: () => ({
      headers: { "idempotency-key": `customer.${unique()}` },
      body: { userName: "Caller", email: `caller-${unique()}@example.com` },
    }),
    getCustomerRecord: () => id(stranger),
    saveCustomerRecord: async () => ({
      ...(await id(stranger)),
      body: { version: 0, note: "Pays late", isBlocked: true },
    }),
    sendResetLink: () => id(stranger),
    getJobPdf: async () => ({ ...(await id(() => exportJob("done", "documents.print"))), by: admin }),
    listCoupons: () => list,
    createCoupon: () => ({ body: coupon() }),
    endCoupon: () => id(couponId),
    listPromotions: () => list,
    createPromotion: () => ({
      headers: { "idempotency-key": `promotion.${unique()}` },
      body: promotion(),
    }),
    updatePromotion: async () => ({ ...(await id(couponId)), body: promotion() }),
    deletePromotion: () => id(couponId),
    previewPromotions: async () => ({
      body: {
        items: await items(),
        coupon: "WELCOME",
        country: "Norway",
        at: "2026-11-20",
      },
    }),
    getDashboard: () => ({}),
    getSalesReport: () => ({ query: { ...reportPeriod, by: "country" } }),
    getProductsReport: () => ({ query: { ...reportPeriod, by: "variant" } }),
    getTaxReport: () => ({ query: { ...reportPeriod, by: "rate" } }),
    getCustomersReport: () => ({ query: { ...reportPeriod, by: "month" } }),
    getCartsReport: () => ({ query: { ...reportPeriod, by: "month" } }),
    getStockReport: () => ({ query: { by: "product" } }),
    exportAccounting: () => ({
      query: {
        month: "2026-10",
        format: "datev",
        account: "8400",
        customerAccount: "10000",
        rates: "19:8400:3,7:8300",
      },
    }),
    exportReport: () => ({ params: { report: "sales" }, query: { ...reportPeriod, by: "day" } }),
    listMails: () => list,
    sendTestMail: () => ({}),
    previewMail: () => ({
      body: { kind: "order_paid", text: { subject: "Paid", opening: "Thank you, {number}.", closing: "" } },
    }),
    sendSampleMail: () => ({ body: { kind: "order_placed", text: null } }),
    getChecklist: () => ({}),
    resendMail: () => id(failedMail),
    getHealth: () => ({}),
    startBackup: () => ({ by: admin }),
    getBackupFile: async () => ({ ...(await id(backup)), by: admin }),
    listJobs: () => ({ query: { status: "waiting", kind: "mail", limit: "5" } }),
    retryJob: () => id(failedMail),
    // Every user may send these, but only the owner of the job gets a result.
    getJob: async () => ({ ...(await id(() => exportJob("waiting"))), by: admin }),
    cancelJob: async () => ({ ...(await id(() => exportJob("waiting"))), by: admin }),
    getJobFile: async () => ({ ...(await id(() => exportJob("done"))), by: admin }),
  }) satisfies Requests;
