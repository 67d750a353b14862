import { type Fixtures, type Requests, unique } from "./fixtures";
import { pictureRequest } from "./picture-request";

/** Requests about settings, customers, coupons, mails and jobs. */
export const shopRequests = ({
  admin,
  sql,
  stranger,
  id,
  list,
  coupon,
  couponId,
  failedMail,
  exportJob,
}: Fixtures) =>
  ({
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
    // Every user may send these, but only the owner of the job gets a result.
    getJob: async () => ({ ...(await id(() => exportJob("waiting"))), by: admin }),
    cancelJob: async () => ({ ...(await id(() => exportJob("waiting"))), by: admin }),
    getJobFile: async () => ({ ...(await id(() => exportJob("done"))), by: admin }),
  }) satisfies Requests;
