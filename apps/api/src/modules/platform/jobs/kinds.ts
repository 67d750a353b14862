import { bulkChangeSchema, categorySchema, type JobKind, orderStatusSchema } from "@larkwood/contract";
import * as z from "zod";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What a kind of job is handed, and how it is treated. */
interface Kind<Payload extends z.ZodType = z.ZodType> {
  payload: Payload;
  /** How many of it one process does at once. */
  concurrency: number;
  /** For how long whoever took it has it; it is prolonged while they work. */
  leaseMs: number;
  /** After this many failures it is left for a person to look at. */
  mostAttempts: number;
  /** Pause after the first failure; it doubles with each further one. */
  pauseMs: number;
  /** Left for a person to decide about when it is older than this. */
  holdAfterMs?: number;
  /** Comes again, this long after its end. Such work is never given up. */
  everyMs?: number;
}

const kind = <Payload extends z.ZodType>(given: Kind<Payload>) => given;

// Whoever started it may have left when it is done, so that what the log wants to know travels with it.
const starter = z.object({ userId: z.string(), userName: z.string() });

export const jobKinds = {
  mail: kind({
    payload: z.object({
      kind: z.string(),
      recipient: z.string(),
      subject: z.string(),
      body: z.string(),
      /** Absent in messages of before. */
      html: z.string().optional(),
    }),
    concurrency: 3,
    // Longer than a mail server may take for one message.
    leaseMs: 2 * MINUTE_MS,
    mostAttempts: 8,
    pauseMs: 30 * SECOND_MS,
    // A shop that gets a mail server must not begin by sending what was written weeks ago.
    holdAfterMs: DAY_MS,
  }),
  "sales.roll-up": kind({
    payload: z.object({}),
    concurrency: 1,
    leaseMs: MINUTE_MS,
    mostAttempts: 8,
    pauseMs: 10 * SECOND_MS,
    everyMs: MINUTE_MS,
  }),
  cleanup: kind({
    payload: z.object({}),
    concurrency: 1,
    leaseMs: 2 * MINUTE_MS,
    mostAttempts: 8,
    pauseMs: MINUTE_MS,
    everyMs: HOUR_MS,
  }),
  "catalogue.import": kind({
    payload: z.object({
      dryRun: z.boolean(),
      setStock: z.boolean(),
      bytes: z.int().nonnegative(),
      starter,
      origin: z.string(),
      requestId: z.string(),
    }),
    concurrency: 1,
    leaseMs: 30 * SECOND_MS,
    mostAttempts: 3,
    pauseMs: 2 * SECOND_MS,
  }),
  "catalogue.export": kind({
    payload: z.object({}),
    concurrency: 1,
    leaseMs: 30 * SECOND_MS,
    mostAttempts: 3,
    pauseMs: 2 * SECOND_MS,
  }),
  "catalogue.change": kind({
    payload: z.object({
      filter: z.object({
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
        collection: z.string().optional(),
        fits: z.object({ width: z.number(), depth: z.number(), height: z.number() }).optional(),
        expected: z.int().optional(),
      }),
      change: bulkChangeSchema,
      /** The job whose change is taken back. */
      undoes: z.string().optional(),
      starter,
      requestId: z.string(),
    }),
    concurrency: 1,
    leaseMs: 30 * SECOND_MS,
    mostAttempts: 3,
    pauseMs: 2 * SECOND_MS,
  }),
  "orders.export": kind({
    payload: z.object({
      search: z.string().optional(),
      status: orderStatusSchema.optional(),
      customerId: z.string().optional(),
      open: z.boolean().optional(),
    }),
    concurrency: 1,
    leaseMs: 30 * SECOND_MS,
    mostAttempts: 3,
    pauseMs: 2 * SECOND_MS,
  }),
  "documents.print": kind({
    payload: z.object({
      ids: z.array(z.string()),
      sheet: z.enum(["invoice", "packing_slip"]),
      starter,
    }),
    concurrency: 1,
    leaseMs: 30 * SECOND_MS,
    mostAttempts: 3,
    pauseMs: 2 * SECOND_MS,
  }),
  "orders.expire": kind({
    payload: z.object({}),
    concurrency: 1,
    leaseMs: 2 * MINUTE_MS,
    mostAttempts: 8,
    pauseMs: 10 * SECOND_MS,
    everyMs: MINUTE_MS,
  }),
  "payment.refund": kind({
    payload: z.object({ refundId: z.string() }),
    concurrency: 2,
    // Longer than a payment service may take, its second try included.
    leaseMs: MINUTE_MS,
    // Days: somebody's money is waited for.
    mostAttempts: 14,
    pauseMs: 20 * SECOND_MS,
  }),
  "payment.check": kind({
    payload: z.object({ attemptId: z.string(), close: z.boolean() }),
    concurrency: 2,
    leaseMs: MINUTE_MS,
    mostAttempts: 10,
    pauseMs: 20 * SECOND_MS,
  }),
  "stock.notify": kind({
    payload: z.object({ productId: z.string(), variantId: z.string() }),
    concurrency: 1,
    leaseMs: MINUTE_MS,
    mostAttempts: 8,
    pauseMs: 10 * SECOND_MS,
  }),
} as const satisfies Record<JobKind, Kind>;

export type Payload<K extends JobKind> = z.output<(typeof jobKinds)[K]["payload"]>;

/** How a kind is treated, whichever it is. */
export const jobPolicy = (name: JobKind): Kind => jobKinds[name];

export const KIND_NAMES = Object.keys(jobKinds) as JobKind[];
