import type { AuditAction, AuditEntry } from "@larkwood/contract";
import { statusBadge } from "@larkwood/domain";
import { formatSum } from "~/lib/format/money";

const actionTexts = {
  "product.create": "added product",
  "product.update": "changed product",
  "product.delete": "deleted product",
  "product.stock": "adjusted the stock of",
  "product.import": "imported product",
  "product.bulk": "bulk-edited product",
  "product.variants": "changed the options and variants of",
  "product.attributes": "changed the details of",
  "product.publishing": "changed the visibility of",
  "product.sale": "changed the sale prices of",
  "product.collections": "changed the collections of",
  "product.companions": "changed the companions of",
  "product.pictures": "changed the images of",
  "product.search-texts": "changed the search engine texts of",
  "collection.create": "created collection",
  "collection.update": "changed collection",
  "collection.delete": "deleted collection",
  "attribute.save": "saved attribute",
  "attribute.delete": "deleted attribute",
  "image.upload": "uploaded an image",
  "user.register": "registered as",
  "user.create": "created user",
  "user.update": "changed user",
  "user.delete": "deleted user",
  "user.permissions": "changed the permissions of",
  "user.note": "wrote a note about",
  "user.block": "blocked",
  "user.unblock": "unblocked",
  "user.merge": "merged another account into",
  "user.tag": "gave a tag to",
  "user.untag": "removed a tag from",
  "user.reset-link": "sent a password reset link to",
  "user.password": "changed their password",
  "user.verify": "confirmed their email address",
  "staff.role": "changed the role of",
  "staff.remove": "removed from the staff",
  "staff-role.create": "created role",
  "staff-role.update": "changed role",
  "staff-role.delete": "deleted role",
  "invitation.create": "invited",
  "invitation.delete": "revoked the invitation of",
  "invitation.accept": "joined the staff as",
  "api-key.create": "created API key",
  "api-key.delete": "deleted API key",
  "webhook.create": "created the webhook to",
  "webhook.update": "changed the webhook to",
  "webhook.delete": "deleted the webhook to",
  "webhook.secret": "created a new secret for the webhook to",
  "webhook.retry": "sent an event again to",
  "second-factor.on": "turned on two-step verification",
  "second-factor.off": "turned off two-step verification",
  "second-factor.reset": "turned off two-step verification for",
  "session.open": "signed in",
  "session.close": "signed out",
  "session.refused": "failed to sign in",
  "session.replay": "was signed out because an old session token was reused",
  "password.reset": "reset their password",
  "order.move": "updated the status of order",
  "order.pack": "changed the packing of order",
  "order.parcels": "changed the parcels of order",
  "order.invoice": "created the invoice for order",
  "order.return": "answered a return request for order",
  "order.change": "changed order",
  "order.take": "created order",
  "order.erase": "deleted the personal data of order",
  "order.link": "sent a new link to order",
  "order.unlink": "revoked the link to order",
  "order.note": "added a note to order",
  "order.undo": "undid the last status change of order",
  "payment.received": "recorded the payment of order",
  "payment.refunded": "recorded the refund of order",
  "payment.rest": "recorded the balance payment of order",
  "payment.undo": "undid the last payment change of order",
  "payment.settle": "synced the payment of order",
  "payment.refund": "refunded order",
  "coupon.create": "created coupon",
  "coupon.end": "ended coupon",
  "promotion.create": "created promotion",
  "promotion.update": "changed promotion",
  "promotion.delete": "deleted promotion",
  "synonym.create": "added synonyms:",
  "synonym.update": "changed synonyms:",
  "synonym.delete": "removed synonyms:",
  "mail.resend": "resent an email",
  "message.reply": "replied to a message",
  "message.state": "sorted a message",
  "message.delete": "deleted a message",
  "review.publish": "published a review",
  "review.reject": "rejected a review",
  "review.pending": "unpublished a review",
  "review.reply": "answered a review",
  "review.delete": "deleted a review",
  "setting.change": "changed the setting",
  "setting.reset": "reset the setting",
  "job.retry": "retried background job",
  "job.cancel": "stopped background job",
  "backup.create": "started a backup of the shop",
  "backup.download": "downloaded a backup of the shop",
  "session.end": "signed out all devices of",
} satisfies Record<AuditAction, string>;

/** Filter groups of the activity log; `value` is the prefix of the action. */
export const auditGroups = [
  { value: "", label: "Everything" },
  { value: "product", label: "Products" },
  { value: "product.stock", label: "Stock" },
  { value: "user", label: "Users" },
  { value: "session", label: "Sign-ins" },
  { value: "staff", label: "Staff" },
  { value: "invitation", label: "Invitations" },
  { value: "api-key", label: "API keys" },
  { value: "webhook", label: "Webhooks" },
  { value: "order", label: "Orders" },
  { value: "setting", label: "Settings" },
  { value: "payment", label: "Payments" },
  { value: "promotion", label: "Promotions" },
  { value: "coupon", label: "Coupons" },
  { value: "mail", label: "Emails" },
  { value: "message", label: "Messages" },
  { value: "backup", label: "Backups" },
] as const;

function findName(state: unknown): string | null {
  if (typeof state !== "object" || state === null) return null;
  const { name, userName, code, email, number, orderNumber } = state as Record<string, unknown>;
  const text = [name, userName, code, email].find((one) => typeof one === "string");
  const order = [number, orderNumber].find((one) => typeof one === "number");
  return typeof text === "string" ? text : typeof order === "number" ? `#${order}` : null;
}

const statusText = (state: unknown, field: string): string | null => {
  const value = (state as Record<string, unknown> | null)?.[field];
  return typeof value === "string" ? statusBadge(value).text : null;
};

const amountText = (state: unknown): string | null => {
  const amount = (state as Record<string, unknown> | null)?.amount;
  return typeof amount === "number" ? formatSum(amount) : null;
};

/** The new status or the amount, for orders and payments; empty for other actions. */
export function auditOutcome({ action, before, after }: AuditEntry): string {
  if (action.startsWith("order.")) {
    const [from, to] = [statusText(before, "status"), statusText(after, "status")];
    return from && to ? `from ${from} to ${to}` : "";
  }
  const sum = action.startsWith("payment.") ? amountText(after) : null;
  return sum ? `(${sum})` : "";
}

/** Name of the subject at the time of the entry; null if the entry has none. */
export function auditSubject(entry: AuditEntry): string | null {
  return findName(entry.after) ?? findName(entry.before);
}

/** The action as a phrase, such as "changed product". */
export function auditActionText(entry: AuditEntry): string {
  const texts: Record<string, string> = actionTexts;
  return texts[entry.action] ?? entry.action.replace(".", " ");
}

/** Fields that differ between before and after, as text. */
export function auditChanges({ before, after }: Pick<AuditEntry, "before" | "after">) {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter(
      (field) => field !== "_id" && field !== "user_id" && field !== "version" && old[field] !== now[field],
    )
    .map((field) => ({ field, before: old[field] ?? null, after: now[field] ?? null }));
}

function fieldsOf(state: unknown): Record<string, string> {
  if (typeof state !== "object" || state === null) return {};
  return Object.fromEntries(
    Object.entries(state).map(([field, value]) => [
      field,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
  );
}
