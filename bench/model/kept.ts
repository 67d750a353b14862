import type { Chance } from "./random";

/** An address whose reply is kept, and what of the shop it shows. */
export interface Address {
  kind: "page" | "list" | "detail" | "search";
  products: ReadonlySet<number>;
  /** Made anew for moved stock at most once in this time. */
  renewMs: number;
}

export const PRODUCTS = 50;
const PAGE_RENEW_MS = 1_000;
const REPLY_RENEW_MS = 500;

/** What the mix of the bench asks for: the home page, two lists, four searches, and each product. */
export function addressesOf(chance: Chance): Address[] {
  const some = (count: number) => new Set(Array.from({ length: count }, () => chance.one(PRODUCTS)));
  const reply = (kind: Address["kind"], products: ReadonlySet<number>) => ({
    kind,
    products,
    renewMs: REPLY_RENEW_MS,
  });
  return [
    { kind: "page", products: some(12), renewMs: PAGE_RENEW_MS },
    ...Array.from({ length: 2 }, () => reply("list", some(24))),
    ...Array.from({ length: 4 }, () => reply("search", some(12))),
    ...Array.from({ length: PRODUCTS }, (_, product) => reply("detail", new Set([product]))),
  ];
}

/** What one process keeps: whether a reply is there, or has to be made, as plugins/kept-replies.ts decides it. */
export class Kept {
  readonly #madeAt = new Map<Address, number>();
  readonly #movedAt = new Map<number, number>();

  moved(product: number, at: number): void {
    this.#movedAt.set(product, at);
  }

  /** Whether it is answered from memory; else it is taken as made now. */
  has(address: Address, now: number): boolean {
    const madeAt = this.#madeAt.get(address);
    if (madeAt !== undefined) {
      if (now - madeAt < address.renewMs || !this.#hasMoved(address, madeAt)) return true;
    }
    this.#madeAt.set(address, now);
    return false;
  }

  #hasMoved({ products }: Address, since: number): boolean {
    for (const product of products) if ((this.#movedAt.get(product) ?? -1) >= since) return true;
    return false;
  }
}
