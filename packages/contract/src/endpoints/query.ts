import * as z from "zod";
import { LIMITS } from "../constants";

const STORABLE = /^[^\p{Cc}]*$/u;

/** A word from the query string; an empty one counts as absent. */
export const queryText = z
  .string()
  .trim()
  .max(LIMITS.search)
  .regex(STORABLE)
  .transform((text) => text || undefined)
  .optional();

/** A day of the shop's calendar, such as `2026-11-05`, from the query string. */
export const queryDay = z
  .union([z.iso.date(), z.literal("")])
  .refine((day) => day === "" || (day >= "2000-01-01" && day < "2200-01-01"))
  .transform((day) => day || undefined)
  .optional();

/** An amount of money from the query string. */
export const queryMoney = z.coerce.number<number | string>().min(0).max(LIMITS.price).optional();

/** `true` or `false` from the query string. */
export const queryFlag = z
  .enum(["true", "false", ""])
  .transform((word) => word === "true")
  .optional();

/** Page size and the opaque place where the previous page ended. */
export const paging = {
  limit: z.coerce.number<number | string>().int().min(1).max(LIMITS.pageSize).optional(),
  cursor: z
    .string()
    .max(500)
    .regex(/^[\w-]*$/)
    .optional(),
};

// Visible ASCII, as other shops' clients make them.
const requestKey = z.string().regex(/^[!-~]{8,255}$/);

/** The key under which a call that creates something may be repeated: it creates once. */
export const idempotencyKey = z.object({ "idempotency-key": requestKey.optional() });
/** The same where no call may go without. */
export const requiredIdempotencyKey = z.object({ "idempotency-key": requestKey });

/** The version that an editor saw. */
export const ifMatch = z.object({ "if-match": z.string().max(100).optional() });
