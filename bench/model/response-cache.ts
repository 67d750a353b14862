import type { Read, ShownAddress } from "./service-times";

/** A cached URL and the products that it shows. */
export interface Address {
  kind: Read;
  products: ReadonlySet<number>;
  /** Minimum time between two refreshes because of stock changes. */
  refreshMs: number;
}

const PAGE_REFRESH_MS = 1_000;
const REPLY_REFRESH_MS = 500;

export function addressesOf(shown: readonly ShownAddress[]): Address[] {
  return shown.map(({ kind, products }) => ({
    kind,
    products: new Set(products),
    refreshMs: kind === "page" ? PAGE_REFRESH_MS : REPLY_REFRESH_MS,
  }));
}

interface Entry {
  createdAt: number;
  /** Time of the last refresh because of a stock change. */
  refreshedAt: number;
}

/** Simulates the response cache of one process, as in plugins/response-cache/response-cache.ts. */
export class ResponseCache {
  readonly #entries = new Map<Address, Entry>();
  readonly #stockChangedAt = new Map<number, number>();

  stockChanged(product: number, at: number): void {
    this.#stockChangedAt.set(product, at);
  }

  /** Whether the reply is cached; otherwise it is cached now. */
  has(address: Address, now: number): boolean {
    const entry = this.#entries.get(address);
    if (entry && (!this.#isOutdated(address, entry.createdAt) || now - entry.refreshedAt < address.refreshMs))
      return true;
    this.#entries.set(address, { createdAt: now, refreshedAt: entry ? now : Number.NEGATIVE_INFINITY });
    return false;
  }

  #isOutdated({ products }: Address, since: number): boolean {
    for (const product of products) if ((this.#stockChangedAt.get(product) ?? -1) >= since) return true;
    return false;
  }
}
