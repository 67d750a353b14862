import { createHash } from "node:crypto";

/** Derives an id from a slug, a slug and value (variants) or an email (users), so that every demo shop has the same ids. */
export function demoId(kind: "product" | "user" | "variant" | "collection", name: string): string {
  return createHash("sha256").update(`${kind}:${name}`).digest("hex").slice(0, 24);
}
