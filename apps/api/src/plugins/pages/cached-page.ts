import { CachedResponse } from "../response-cache/cached-response";

const BYTES_PER_VARIANT = 60;

/** A cached page, with the variants of its product. */
export class CachedPage extends CachedResponse {
  /** Ids of the variants except the default one. Only these have a separate page, at `?variant=`. */
  readonly variants: ReadonlySet<string>;

  constructor(variants: ReadonlySet<string>, ...given: ConstructorParameters<typeof CachedResponse>) {
    super(...given);
    this.variants = variants;
  }

  override get size(): number {
    return super.size + this.variants.size * BYTES_PER_VARIANT;
  }
}
