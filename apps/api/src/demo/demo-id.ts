import { createHash } from "node:crypto";

/** The id of a demo product (by slug), variant (by slug and value), collection (by slug) or user (by email): the same in every demo shop, so that samples can link to it. */
export function demoId(kind: "product" | "user" | "variant" | "collection", name: string): string {
  return createHash("sha256").update(`${kind}:${name}`).digest("hex").slice(0, 24);
}
