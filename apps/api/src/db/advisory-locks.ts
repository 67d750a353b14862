/**
 * Keys of the locks that processes take in turn. Any numbers will do, as long as every version of the shop uses the same
 * and no two purposes share one.
 */
export const ADVISORY_LOCKS = {
  /** Held while migrations run. */
  migrations: 7_215_508_411,
  /** Held while the demo data is put into an empty shop. */
  demo: 4_120_716,
  /** Held while a setting is changed. */
  settings: 7_215_508_413,
  /** Held alone while an attribute is defined, and shared while something is said of a product. */
  attributes: 7_215_508_414,
  /** Held alone while the shop's currency is changed, and shared while an order is written. */
  currency: 7_215_508_415,
  /** Held while a process cleans up. Taken in the shop's own database, the next one in another of that server. */
  cleanup: 7_215_508_412,
  /** Held shared by everyone who uses an embedded server; whoever gets it alone is the last and may stop it. */
  presence: 7_215_508_412,
} as const;
