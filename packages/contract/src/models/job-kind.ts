/** Kinds of background jobs. */
export const JOB_KINDS = [
  "mail",
  "sales.roll-up",
  "cleanup",
  "catalogue.import",
  "catalogue.export",
  "catalogue.pictures",
  "catalogue.change",
  "orders.export",
  "customers.export",
  "documents.print",
  "stock.notify",
  "orders.expire",
  "reviews.invite",
  "wishlist.notify",
  "carts.remind",
  "payment.refund",
  "payment.check",
  "webhook.deliver",
  "shop.backup",
  "extension.events",
] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** Held: too old to run without a manual retry. Dead: out of attempts, needs a manual retry. */
export const JOB_STATUSES = ["waiting", "running", "held", "done", "dead", "cancelled"] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
