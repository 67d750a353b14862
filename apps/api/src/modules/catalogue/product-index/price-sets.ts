const BYTES_PER_SET = 150;
const BYTES_PER_PRICE = 8;

/** The distinct combinations of prices of products whose variants differ in price. A filter is a table of those that pass. */
export class PriceSets {
  /** Prices of each combination, in cents; the first one is empty. */
  readonly sets: (readonly number[])[] = [[]];
  bytes = 0;
  readonly #codeOf = new Map<string, number>([["", 0]]);

  /** Whether any product has several prices. */
  get isUsed(): boolean {
    return this.sets.length > 1;
  }

  codeOf(prices: readonly number[]): number {
    const distinct = [...new Set(prices)].sort((a, b) => a - b);
    const key = distinct.join(" ");
    const known = this.#codeOf.get(key);
    if (known !== undefined) return known;
    const code = this.sets.push(distinct) - 1;
    this.#codeOf.set(key, code);
    this.bytes += BYTES_PER_SET + 2 * key.length + distinct.length * BYTES_PER_PRICE;
    return code;
  }

  /** For each combination, 1 if one of its prices passes. */
  setsWithPrice(passes: (cents: number) => boolean): Uint8Array {
    return Uint8Array.from(this.sets, (prices) => Number(prices.some(passes)));
  }
}
