// Only such words can be asked for; the texts of an owner are no filters.
const ASKED_FOR = /^[a-z0-9-]+:[a-z0-9-]{1,60}$/;
const BYTES_PER_SET = 150;
const BYTES_PER_WORD = 12;

/** What words products have, by combination: many products share one, so that each needs a number only. */
export class WordSets {
  /** The words of each combination, by their places in `words`; the first has none. */
  readonly sets: (readonly number[])[] = [[]];
  readonly words: string[] = [];
  readonly #codeOf = new Map<string, number>([["", 0]]);
  readonly #placeOf = new Map<string, number>();
  bytes = 0;

  codeOf(words: readonly string[]): number {
    const asked = words.filter((word) => ASKED_FOR.test(word)).sort();
    const key = asked.join(" ");
    const known = this.#codeOf.get(key);
    if (known !== undefined) return known;
    const code = this.sets.push(asked.map((word) => this.#place(word))) - 1;
    this.#codeOf.set(key, code);
    this.bytes += BYTES_PER_SET + key.length + asked.length * BYTES_PER_WORD;
    return code;
  }

  /** For each combination 1 where it has one of the words. */
  having(wanted: readonly string[]): Int32Array {
    const places = new Set(wanted.flatMap((word) => this.#placeOf.get(word) ?? []));
    return Int32Array.from(this.sets, (set) => Number(set.some((place) => places.has(place))));
  }

  #place(word: string): number {
    const known = this.#placeOf.get(word);
    if (known !== undefined) return known;
    const place = this.words.push(word) - 1;
    this.#placeOf.set(word, place);
    this.bytes += BYTES_PER_SET;
    return place;
  }
}
