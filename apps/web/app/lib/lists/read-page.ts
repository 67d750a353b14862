import type { ApiReply } from "@larkwood/contract";

/** One page of a list. */
export interface Page<T> {
  items: T[];
  /** Total number of items; null if the server does not send it. */
  total: number | null;
  nextCursor: string | null;
  /** No item matches all search words; these are the closest. */
  isPartial: boolean;
  /** The search words that the closest items lack. */
  droppedWords?: readonly string[];
  /** The price that the search names, such as `..1500`. */
  price?: string;
  /** The size that the search names, such as `width:..150`, in centimetres. */
  size?: string;
}

/** Shown above partial matches. */
export function partialMatchesText({ droppedWords = [] }: Pick<Page<unknown>, "droppedWords">): string {
  const words = new Intl.ListFormat("en").format(droppedWords.map((word) => `“${word}”`));
  return `No exact matches. Here are the closest results${words ? ` without ${words}` : ""}.`;
}

/** Reads a page from a list response, whose headers contain the total and the next cursor. */
export function readPage<T>({ data, headers }: ApiReply<T[]>): Page<T> {
  const total = headers.get("x-total-count");
  const next = /<([^<>]+)>;\s*rel="?next"?/.exec(headers.get("link") ?? "")?.[1];
  const dropped = headers.get("x-search-dropped");
  const price = headers.get("x-search-price");
  const size = headers.get("x-search-size");
  return {
    items: data,
    total: total === null ? null : Number(total),
    nextCursor: next ? new URL(next, "http://shop").searchParams.get("cursor") : null,
    isPartial: headers.get("x-search-match") === "partial",
    ...(dropped ? { droppedWords: dropped.split(",").map(decodeURIComponent) } : {}),
    ...(price ? { price } : {}),
    ...(size ? { size } : {}),
  };
}
