import * as z from "zod";
import { LIMITS } from "../constants";

const NO_CONTROL_CHARACTERS = /^[^\p{Cc}]*$/u;

/** A text from the query string; an empty text counts as absent. */
export const queryText = z
  .string()
  .trim()
  .max(LIMITS.search)
  .regex(NO_CONTROL_CHARACTERS)
  .transform((text) => text || undefined)
  .optional();

/** A day in the shop's time zone, such as `2026-11-05`, from the query string. */
export const queryDay = z
  .union([z.iso.date(), z.literal("")])
  .refine((day) => day === "" || (day >= "2000-01-01" && day < "2200-01-01"))
  .transform((day) => day || undefined)
  .optional();

/** An amount of money from the query string. */
export const queryMoney = z.coerce.number<number | string>().min(0).max(LIMITS.price).optional();

/** A moment, such as `2026-11-18T09:00:00Z`, from the query string. */
export const queryTime = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((time) => time.getUTCFullYear() >= 2000 && time.getUTCFullYear() < 2200)
  .optional();

/** Up to 100 ids, separated by commas, from the query string. */
export const queryIds = z
  .string()
  .max(2_500)
  .regex(/^[0-9a-f]{24}(,[0-9a-f]{24})*$/)
  .transform((text) => text.split(","))
  .optional();

/** `true` or `false` from the query string. */
export const queryFlag = z
  .enum(["true", "false", ""])
  .transform((text) => text === "true")
  .optional();

/** Page size and the opaque cursor from the previous page. */
export const paging = {
  limit: z.coerce.number<number | string>().int().min(1).max(LIMITS.pageSize).optional(),
  cursor: z
    .string()
    .max(500)
    .regex(/^[\w-]*$/)
    .optional(),
};

// Visible ASCII characters, as other clients send them.
const idempotencyKeyText = z.string().regex(/^[!-~]{8,255}$/);

/** A request that is repeated with the same key takes effect once. */
export const idempotencyKey = z.object({ "idempotency-key": idempotencyKeyText.optional() });
/** For endpoints that require a key. */
export const requiredIdempotencyKey = z.object({ "idempotency-key": idempotencyKeyText });

/** The version that an editor saw. */
export const ifMatch = z.object({ "if-match": z.string().max(100).optional() });
