import type { Read, ShownAddress } from "./service-times";

/** An address whose reply is kept, and what of the shop it shows. */
export interface Address {
  kind: Read;
  products: ReadonlySet<number>;
  /** Made anew for moved stock at most once in this time. */
  renewMs: number;
}

const PAGE_RENEW_MS = 1_000;
const REPLY_RENEW_MS = 500;

export function addressesOf(shown: readonly ShownAddress[]): Address[] {
  return shown.map(({ kind, products }) => ({
    kind,
    products: new Set(products),
    renewMs: kind === "page" ? PAGE_RENEW_MS : REPLY_RENEW_MS,
  }));
}

interface Entry {
  madeAt: number;
  /** When moved stock last had it made anew. */
  renewedAt: number;
}

/** What one process keeps: whether a reply is there, or has to be made, as plugins/kept-replies.ts decides it. */
export class Kept {
  readonly #entries = new Map<Address, Entry>();
  readonly #movedAt = new Map<number, number>();

  moved(product: number, at: number): void {
    this.#movedAt.set(product, at);
  }

  /** Whether it is answered from memory; else it is taken as made now. */
  has(address: Address, now: number): boolean {
    const entry = this.#entries.get(address);
    if (entry && (!this.#hasMoved(address, entry.madeAt) || now - entry.renewedAt < address.renewMs))
      return true;
    this.#entries.set(address, { madeAt: now, renewedAt: entry ? now : Number.NEGATIVE_INFINITY });
    return false;
  }

  #hasMoved({ products }: Address, since: number): boolean {
    for (const product of products) if ((this.#movedAt.get(product) ?? -1) >= since) return true;
    return false;
  }
}
