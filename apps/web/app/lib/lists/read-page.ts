import type { ApiReply } from "@larkwood/contract";

/** One page of a list. */
export interface Page<T> {
  items: T[];
  /** Total number of items; null if the server does not send it. */
  total: number | null;
  nextCursor: string | null;
  /** No item matches all search words; these are the closest. */
  isPartial: boolean;
}

/** Shown above partial matches. */
export const PARTIAL_MATCHES_TEXT = "No exact matches. Here are the closest results.";

/** Reads a page from a list response, whose headers contain the total and the next cursor. */
export function readPage<T>({ data, headers }: ApiReply<T[]>): Page<T> {
  const total = headers.get("x-total-count");
  const next = /<([^<>]+)>;\s*rel="?next"?/.exec(headers.get("link") ?? "")?.[1];
  return {
    items: data,
    total: total === null ? null : Number(total),
    nextCursor: next ? new URL(next, "http://shop").searchParams.get("cursor") : null,
    isPartial: headers.get("x-search-match") === "partial",
  };
}
