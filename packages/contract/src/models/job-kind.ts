/** Everything that the shop does later, on whichever process has time. */
export const JOB_KINDS = [
  "mail",
  "sales.roll-up",
  "cleanup",
  "catalogue.import",
  "catalogue.export",
  "catalogue.change",
  "orders.export",
  "documents.print",
  "stock.notify",
  "orders.expire",
  "payment.refund",
  "payment.check",
] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** Held: too old to go by itself. Dead: it failed as often as it may, and waits for a person. */
export const JOB_STATUSES = ["waiting", "running", "held", "done", "dead", "cancelled"] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
