import type { ApiReply } from "@larkwood/contract";

/** One page of a list. */
export interface Page<T> {
  items: T[];
  /** How many there are in all; null when the server does not say. */
  total: number | null;
  nextCursor: string | null;
  /** No item has every word that was searched: these come closest. */
  isPartial: boolean;
}

/** What is said above hits of which none has every word. */
export const PARTIAL_HITS = "No exact matches. Here are the closest results.";

/** The page in a list reply, whose headers tell the total and where the next page begins. */
export function readPage<T>({ data, headers }: ApiReply<T[]>): Page<T> {
  const total = headers.get("x-total-count");
  const next = /<([^>]+)>;\s*rel="?next"?/.exec(headers.get("link") ?? "")?.[1];
  return {
    items: data,
    total: total === null ? null : Number(total),
    nextCursor: next ? new URL(next, "http://shop").searchParams.get("cursor") : null,
    isPartial: headers.get("x-search-match") === "partial",
  };
}
