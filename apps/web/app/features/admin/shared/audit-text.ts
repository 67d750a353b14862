import type { AuditAction, AuditEntry } from "@larkwood/contract";
import { formatSum, statusBadge } from "@larkwood/domain";

const deeds = {
  "product.create": "added product",
  "product.update": "changed product",
  "product.delete": "deleted product",
  "product.stock": "adjusted the stock of",
  "product.import": "imported product",
  "product.bulk": "changed, with others, product",
  "product.variants": "changed the choices of",
  "product.attributes": "changed the details of",
  "product.publishing": "changed who sees",
  "product.sale": "changed the sale prices of",
  "product.collections": "changed the collections of",
  "product.pictures": "changed the pictures of",
  "product.search-texts": "changed what search engines show of",
  "collection.create": "made the collection",
  "collection.update": "changed the collection",
  "collection.delete": "deleted the collection",
  "attribute.save": "defined the attribute",
  "attribute.delete": "deleted the attribute",
  "image.upload": "uploaded a picture",
  "user.register": "registered",
  "user.create": "made user",
  "user.update": "changed user",
  "user.delete": "deleted user",
  "user.permissions": "changed what may be done by",
  "user.note": "wrote a note about",
  "user.block": "blocked",
  "user.unblock": "no longer blocks",
  "user.reset-link": "sent a link for a new password to",
  "user.password": "changed the password",
  "user.verify": "confirmed the address",
  "second-factor.on": "turned on the second step",
  "second-factor.off": "turned off the second step",
  "second-factor.reset": "turned off the second step of",
  "session.open": "signed in",
  "session.close": "signed out",
  "session.refused": "failed to sign in",
  "session.replay": "was signed out: an old session token came back",
  "password.reset": "reset the password of",
  "order.move": "moved order",
  "order.parcels": "changed the parcels of order",
  "order.invoice": "made the invoice of order",
  "order.return": "answered the wish to send back pieces of order",
  "order.change": "changed order",
  "order.take": "took order",
  "order.note": "wrote a note to order",
  "order.undo": "took back the last step of order",
  "payment.received": "booked the payment of order",
  "payment.refunded": "booked the refund of order",
  "payment.rest": "booked the rest of the payment of order",
  "payment.undo": "took back the last mark on the payment of order",
  "payment.settle": "took in what the payment service says of order",
  "payment.refund": "gave back money of order",
  "coupon.create": "made coupon",
  "coupon.end": "ended coupon",
  "synonym.create": "added words that mean the same:",
  "synonym.update": "changed words that mean the same:",
  "synonym.delete": "removed words that mean the same:",
  "mail.resend": "had a message sent again",
  "setting.change": "changed the setting",
  "setting.reset": "took back to its default the setting",
  "job.retry": "had background work done again:",
  "job.cancel": "stopped background work:",
  "session.end": "signed out the devices of",
} satisfies Record<AuditAction, string>;

/** Groups by which the log is filtered: the beginning of an action, and what it is called. */
export const auditGroups = [
  { value: "", label: "Everything" },
  { value: "product", label: "Products" },
  { value: "product.stock", label: "Stock" },
  { value: "user", label: "Users" },
  { value: "session", label: "Sign-ins" },
  { value: "order", label: "Orders" },
  { value: "setting", label: "Settings" },
  { value: "payment", label: "Payments" },
  { value: "coupon", label: "Coupons" },
  { value: "mail", label: "Messages" },
] as const;

function nameIn(state: unknown): string | null {
  if (typeof state !== "object" || state === null) return null;
  const { name, userName, code, number, orderNumber } = state as Record<string, unknown>;
  const text = [name, userName, code].find((one) => typeof one === "string");
  const order = [number, orderNumber].find((one) => typeof one === "number");
  return typeof text === "string" ? text : typeof order === "number" ? `#${order}` : null;
}

const wordIn = (state: unknown, field: string): string | null => {
  const value = (state as Record<string, unknown> | null)?.[field];
  return typeof value === "string" ? statusBadge(value).text : null;
};

const sumIn = (state: unknown): string | null => {
  const amount = (state as Record<string, unknown> | null)?.amount;
  return typeof amount === "number" ? formatSum(amount) : null;
};

/** What a deed with an order or its money came to, in words; nothing for the rest. */
export function auditOutcome({ action, before, after }: AuditEntry): string {
  if (action.startsWith("order.")) {
    const [from, to] = [wordIn(before, "status"), wordIn(after, "status")];
    return from && to ? `from ${from} to ${to}` : "";
  }
  const sum = action.startsWith("payment.") ? sumIn(after) : null;
  return sum ? `(${sum})` : "";
}

/** Name of what the entry is about, as it was called then; null when the entry does not say. */
export function auditSubject(entry: AuditEntry): string | null {
  return nameIn(entry.after) ?? nameIn(entry.before);
}

/** What somebody did, in words. */
export function auditActionText(entry: AuditEntry): string {
  const known: Record<string, string> = deeds;
  return known[entry.action] ?? entry.action.replace(".", " ");
}

/** Fields that differ between before and after, each as text. */
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
