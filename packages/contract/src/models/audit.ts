import * as z from "zod";
import { idSchema } from "./id";
import { readableWith } from "./readable-with";

/** All actions in the audit log. */
export type AuditAction =
  | `product.${"create" | "update" | "delete" | "stock" | "import" | "bulk" | "variants" | "attributes" | "publishing" | "sale" | "collections" | "companions" | "pictures" | "search-texts"}`
  | `attribute.${"save" | "delete"}`
  | `collection.${"create" | "update" | "delete"}`
  | "image.upload"
  | `user.${"register" | "create" | "update" | "delete" | "password" | "permissions" | "verify" | "note" | "block" | "unblock" | "reset-link" | "tag" | "untag" | "merge"}`
  | `staff.${"role" | "remove"}`
  | `staff-role.${"create" | "update" | "delete"}`
  | `invitation.${"create" | "delete" | "accept"}`
  | `api-key.${"create" | "delete"}`
  | `webhook.${"create" | "update" | "delete" | "secret" | "retry"}`
  | `second-factor.${"on" | "off" | "reset"}`
  | "password.reset"
  | `session.${"open" | "close" | "refused" | "replay" | "end"}`
  | `order.${"move" | "undo" | "pack" | "parcels" | "note" | "invoice" | "return" | "change" | "take" | "erase" | "link" | "unlink"}`
  | `payment.${"received" | "refunded" | "rest" | "undo" | "refund" | "settle"}`
  | `coupon.${"create" | "end"}`
  | `promotion.${"create" | "update" | "delete"}`
  | `synonym.${"create" | "update" | "delete"}`
  | "mail.resend"
  | `message.${"reply" | "state" | "delete"}`
  | `review.${"publish" | "reject" | "pending" | "reply" | "delete"}`
  | `setting.${"change" | "reset"}`
  | `job.${"retry" | "cancel"}`
  | `backup.${"create" | "download"}`;

/** Type of the object that an entry is about. */
export type AuditSubject =
  | "product"
  | "attribute"
  | "collection"
  | "user"
  | "staff-role"
  | "invitation"
  | "api-key"
  | "webhook"
  | "session"
  | "order"
  | "coupon"
  | "promotion"
  | "payment"
  | "image"
  | "mail"
  | "message"
  | "review"
  | "setting"
  | "job"
  | "backup"
  | "synonym";

/**
 * One entry of the append-only log of admin changes and sign-in events.
 * Action and subject are plain strings, because another version of the shop may have written the entry.
 */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actorId: idSchema.nullable(),
  actorName: z.string(),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string().nullable(),
  before: z.unknown().nullable(),
  after: z.unknown().nullable(),
  requestId: z.string(),
  /** In lists only: whether the subject no longer exists. */
  subjectDeleted: z.boolean().optional(),
});
z.globalRegistry.add(auditEntrySchema, { id: "AuditEntry" });
export type AuditEntry = z.infer<typeof auditEntrySchema>;
readableWith.add(auditEntrySchema, { permission: "audit.read" });
