import { CachedResponse } from "../response-cache/cached-response";

const BYTES_PER_VARIANT = 60;

/** A page as finished bytes. */
export class CachedPage extends CachedResponse {
  /** What its product can be chosen in beside what it shows: only these have pages of their own, by `?variant=`. */
  readonly variants: ReadonlySet<string>;

  constructor(variants: ReadonlySet<string>, ...given: ConstructorParameters<typeof CachedResponse>) {
    super(...given);
    this.variants = variants;
  }

  override get size(): number {
    return super.size + this.variants.size * BYTES_PER_VARIANT;
  }
}
