// Only such values can be filtered by; free texts cannot.
const FILTERABLE = /^[a-z0-9-]+:[a-z0-9-]{1,60}$/;
const BYTES_PER_SET = 150;
const BYTES_PER_WORD = 12;

/** The distinct combinations of attribute values (`material:oak`). Many products share one, so each stores only its code. */
export class WordSets {
  /** The words of each combination, as indexes into `words`; the first one is empty. */
  readonly sets: (readonly number[])[] = [[]];
  readonly words: string[] = [];
  readonly #codeOf = new Map<string, number>([["", 0]]);
  readonly #indexOf = new Map<string, number>();
  bytes = 0;

  codeOf(words: readonly string[]): number {
    const filterable = words.filter((word) => FILTERABLE.test(word)).sort();
    const key = filterable.join(" ");
    const known = this.#codeOf.get(key);
    if (known !== undefined) return known;
    const code = this.sets.push(filterable.map((word) => this.#add(word))) - 1;
    this.#codeOf.set(key, code);
    this.bytes += BYTES_PER_SET + key.length + filterable.length * BYTES_PER_WORD;
    return code;
  }

  /** For each combination, 1 if one of its words passes. */
  setsWithWord(passes: (word: string) => boolean): Uint8Array {
    const isPassing = this.words.map(passes);
    return Uint8Array.from(this.sets, (set) => Number(set.some((index) => isPassing[index])));
  }

  #add(word: string): number {
    const known = this.#indexOf.get(word);
    if (known !== undefined) return known;
    const index = this.words.push(word) - 1;
    this.#indexOf.set(word, index);
    this.bytes += BYTES_PER_SET;
    return index;
  }
}
