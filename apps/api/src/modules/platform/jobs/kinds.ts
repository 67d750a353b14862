import {
  bulkChangeSchema,
  categorySchema,
  type JobKind,
  ORDER_BUYERS,
  ORDER_CARTS,
  ORDER_DAYS,
  ORDER_VIEWS,
  orderStatusSchema,
  type ProductQuery,
  paymentMethodSchema,
  roleSchema,
} from "@larkwood/contract";
import * as z from "zod";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Payload and policy of a job kind. */
interface Kind<Payload extends z.ZodType = z.ZodType> {
  payload: Payload;
  /** Jobs of this kind that one process runs at once. */
  concurrency: number;
  /** How long a claim is valid; heartbeats extend it. */
  leaseMs: number;
  /** After this many failures the job is dead and waits for an Admin. */
  maxAttempts: number;
  /** Delay after the first failure; it doubles with each further one. */
  retryDelayMs: number;
  /** Older jobs are held until an Admin releases them. */
  holdAfterMs?: number;
  /** Interval of a recurring job. Recurring jobs are never dead. */
  everyMs?: number;
  /** One recurring job per object, which its module creates and deletes. */
  isPerObject?: true;
}

const kind = <Payload extends z.ZodType>(policy: Kind<Payload>) => policy;

// Stored for the audit log, because the user may be deleted before the job runs.
const starter = z.object({ userId: z.string(), userName: z.string() });

// Parsed filters of a product list. A bulk edit would ignore a missing one, so the compiler asks for each.
const productFilters = {
  search: z.string().optional(),
  category: categorySchema.optional(),
  minPrice: z.number().optional(),
  maxPrice: z.number().optional(),
  inStock: z.boolean().optional(),
  onSale: z.boolean().optional(),
  attributes: z
    .array(
      z.union([
        z.object({ key: z.string(), values: z.array(z.string()) }),
        z.object({ key: z.string(), min: z.number().nullable(), max: z.number().nullable() }),
      ]),
    )
    .optional(),
  kind: z.array(z.string()).optional(),
  collection: z.string().optional(),
  fits: z
    .object({ width: z.number().nullable(), depth: z.number().nullable(), height: z.number().nullable() })
    .optional(),
} satisfies Record<
  keyof Omit<ProductQuery, "arrivesBy" | "deliverTo" | "sort" | "ids" | "limit" | "cursor">,
  z.ZodType
>;

export const jobKinds = {
  mail: kind({
    payload: z.object({
      kind: z.string(),
      recipient: z.string(),
      subject: z.string(),
      body: z.string(),
      /** Missing in emails of earlier versions. */
      html: z.string().optional(),
      /** Where one click unsubscribes, for emails that customers can end. */
      unsubscribe: z.string().optional(),
    }),
    concurrency: 3,
    // Longer than the timeout for one email.
    leaseMs: 2 * MINUTE_MS,
    maxAttempts: 8,
    retryDelayMs: 30 * SECOND_MS,
    // A new mail server must not begin by sending emails that are weeks old.
    holdAfterMs: DAY_MS,
  }),
  "sales.roll-up": kind({
    payload: z.object({}),
    concurrency: 1,
    leaseMs: MINUTE_MS,
    maxAttempts: 8,
    retryDelayMs: 10 * SECOND_MS,
    everyMs: MINUTE_MS,
  }),
  cleanup: kind({
    payload: z.object({}),
    concurrency: 1,
    leaseMs: 2 * MINUTE_MS,
    maxAttempts: 8,
    retryDelayMs: MINUTE_MS,
    everyMs: HOUR_MS,
  }),
  "catalogue.import": kind({
    payload: z.object({
      dryRun: z.boolean(),
      setStock: z.boolean(),
      /** Missing in jobs of earlier versions, like the next two. */
      skipErrors: z.boolean().optional(),
      copyPictures: z.boolean().optional(),
      /** The columns of a file whose headings are unknown. */
      columns: z.array(z.string()).optional(),
      bytes: z.int().nonnegative(),
      starter,
      origin: z.string(),
      requestId: z.string(),
    }),
    concurrency: 1,
    leaseMs: 30 * SECOND_MS,
    maxAttempts: 3,
    retryDelayMs: 2 * SECOND_MS,
  }),
  "catalogue.export": kind({
    payload: z.object({}),
    concurrency: 1,
    leaseMs: 30 * SECOND_MS,
    maxAttempts: 3,
    retryDelayMs: 2 * SECOND_MS,
  }),
  "catalogue.pictures": kind({
    payload: z.object({ starter, requestId: z.string() }),
    concurrency: 1,
    leaseMs: 30 * SECOND_MS,
    maxAttempts: 5,
    retryDelayMs: 10 * SECOND_MS,
  }),
  "catalogue.change": kind({
    payload: z.object({
      filter: z.object({ ...productFilters, expected: z.int().optional() }),
      change: bulkChangeSchema,
      /** The job whose change is undone. */
      undoes: z.string().optional(),
      starter,
      requestId: z.string(),
    }),
    concurrency: 1,
    leaseMs: 30 * SECOND_MS,
    maxAttempts: 3,
    retryDelayMs: 2 * SECOND_MS,
  }),
  "orders.export": kind({
    payload: z.object({
      search: z.string().optional(),
      status: orderStatusSchema.optional(),
      customerId: z.string().optional(),
      open: z.boolean().optional(),
      view: z.enum(ORDER_VIEWS).optional(),
      payment: z.enum(["expected", "received", "refunded"]).optional(),
      from: z.string().optional(),
      to: z.string().optional(),
      country: z.string().optional(),
      delivery: z.string().optional(),
      product: z.string().optional(),
      variant: z.string().optional(),
      category: categorySchema.optional(),
      method: paymentMethodSchema.optional(),
      coupon: z.string().optional(),
      promotion: z.string().optional(),
      sold: z.boolean().optional(),
      cart: z.enum(ORDER_CARTS).optional(),
      buyer: z.enum(ORDER_BUYERS).optional(),
      on: z.enum(ORDER_DAYS).optional(),
    }),
    concurrency: 1,
    leaseMs: 30 * SECOND_MS,
    maxAttempts: 3,
    retryDelayMs: 2 * SECOND_MS,
  }),
  "customers.export": kind({
    payload: z.object({
      search: z.string().optional(),
      role: roleSchema.optional(),
      tag: z.string().optional(),
      country: z.string().optional(),
      newsletter: z.enum(["yes", "no"]).optional(),
      minOrders: z.number().optional(),
      maxOrders: z.number().optional(),
      minSpent: z.number().optional(),
      maxSpent: z.number().optional(),
      lastOrderFrom: z.string().optional(),
      lastOrderTo: z.string().optional(),
    }),
    concurrency: 1,
    leaseMs: 30 * SECOND_MS,
    maxAttempts: 3,
    retryDelayMs: 2 * SECOND_MS,
  }),
  "documents.print": kind({
    payload: z.object({
      ids: z.array(z.string()),
      sheet: z.enum(["invoice", "packing_slip"]),
      starter,
    }),
    concurrency: 1,
    leaseMs: 30 * SECOND_MS,
    maxAttempts: 3,
    retryDelayMs: 2 * SECOND_MS,
  }),
  "orders.expire": kind({
    payload: z.object({}),
    concurrency: 1,
    leaseMs: 2 * MINUTE_MS,
    maxAttempts: 8,
    retryDelayMs: 10 * SECOND_MS,
    everyMs: MINUTE_MS,
  }),
  "reviews.invite": kind({
    payload: z.object({}),
    concurrency: 1,
    leaseMs: 2 * MINUTE_MS,
    maxAttempts: 8,
    retryDelayMs: MINUTE_MS,
    everyMs: HOUR_MS,
  }),
  "wishlist.notify": kind({
    payload: z.object({}),
    concurrency: 1,
    leaseMs: 2 * MINUTE_MS,
    maxAttempts: 8,
    retryDelayMs: MINUTE_MS,
    everyMs: HOUR_MS,
  }),
  "carts.remind": kind({
    payload: z.object({}),
    concurrency: 1,
    leaseMs: 2 * MINUTE_MS,
    maxAttempts: 8,
    retryDelayMs: MINUTE_MS,
    everyMs: 10 * MINUTE_MS,
  }),
  "payment.refund": kind({
    payload: z.object({ refundId: z.string() }),
    concurrency: 2,
    // Longer than a payment provider may take, including one retry.
    leaseMs: MINUTE_MS,
    // Retry for days, because a customer waits for their money.
    maxAttempts: 14,
    retryDelayMs: 20 * SECOND_MS,
  }),
  "payment.check": kind({
    payload: z.object({ attemptId: z.string(), close: z.boolean() }),
    concurrency: 2,
    leaseMs: MINUTE_MS,
    maxAttempts: 10,
    retryDelayMs: 20 * SECOND_MS,
  }),
  "stock.notify": kind({
    payload: z.object({ productId: z.string(), variantId: z.string() }),
    concurrency: 1,
    leaseMs: MINUTE_MS,
    maxAttempts: 8,
    retryDelayMs: 10 * SECOND_MS,
  }),
  "webhook.deliver": kind({
    payload: z.object({ webhookId: z.string() }),
    // All webhooks at once, so that a slow receiver delays no other.
    concurrency: 20,
    // Longer than a delivery. After a crash, deliveries wait for its end.
    leaseMs: 20 * SECOND_MS,
    maxAttempts: 8,
    retryDelayMs: SECOND_MS,
    everyMs: 2 * SECOND_MS,
    isPerObject: true,
  }),
  "shop.backup": kind({
    payload: z.object({}),
    concurrency: 1,
    leaseMs: 30 * SECOND_MS,
    maxAttempts: 2,
    retryDelayMs: 2 * SECOND_MS,
  }),
  "extension.events": kind({
    payload: z.object({}),
    concurrency: 1,
    // Longer than the extension may take for one event.
    leaseMs: MINUTE_MS,
    maxAttempts: 8,
    retryDelayMs: SECOND_MS,
    everyMs: 2 * SECOND_MS,
    isPerObject: true,
  }),
} as const satisfies Record<JobKind, Kind>;

export type Payload<K extends JobKind> = z.output<(typeof jobKinds)[K]["payload"]>;

/** The policy of a kind. */
export const jobPolicy = (name: JobKind): Kind => jobKinds[name];

export const KIND_NAMES = Object.keys(jobKinds) as JobKind[];
