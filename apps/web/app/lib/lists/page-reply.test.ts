import { describe, expect, it } from "vitest";
import { readPage } from "./page-reply";

describe("a page of a list", () => {
  it("takes the total and the next cursor from the headers", () => {
    const headers = new Headers({
      "x-total-count": "100000",
      link: '</api/products?limit=25&cursor=eyJh_-9>; rel="next"',
    });
    expect(readPage({ data: ["a"], headers })).toEqual({
      items: ["a"],
      total: 100_000,
      nextCursor: "eyJh_-9",
      isPartial: false,
    });
  });

  it("is the last one without a Link header, and knows no total unless told", () => {
    expect(readPage({ data: [], headers: new Headers() })).toEqual({
      items: [],
      total: null,
      nextCursor: null,
      isPartial: false,
    });
  });

  it("says when no item has every word that was searched", () => {
    const headers = new Headers({ "x-search-match": "partial" });
    expect(readPage({ data: ["a"], headers }).isPartial).toBe(true);
  });
});
