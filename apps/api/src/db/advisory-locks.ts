/** Keys of advisory locks. All versions of the shop must use the same numbers, and a different one for each purpose. */
export const ADVISORY_LOCKS = {
  /** Held while migrations run. */
  migrations: 7_215_508_411,
  /** Held while the demo data is loaded into an empty shop. */
  demo: 4_120_716,
  /** Held while a setting is changed. */
  settings: 7_215_508_413,
  /** Held exclusively to define an attribute, and shared to set attributes of a product. */
  attributes: 7_215_508_414,
  /** Held exclusively to change the currency, and shared to write an order. */
  currency: 7_215_508_415,
  /** Held by `refresh_customer_totals` in the database. */
  customerTotals: 7_215_508_416,
  /** Held with the hash of an account, as the second of two numbers, while the account queues a job. */
  userJobs: 1,
  /** Held during cleanup. The same number as the next one, but in another database of the server. */
  cleanup: 7_215_508_412,
  /** Held shared by every process that uses the embedded server. The last one gets it exclusively and stops the server. */
  presence: 7_215_508_412,
} as const;
