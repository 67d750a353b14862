import { describe, expect, it } from "vitest";
import { partialMatchesText, readPage } from "./read-page";

describe("a page of a list", () => {
  it("reads the total and the next cursor from the headers", () => {
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

  it("has no next cursor without a Link header, and no total without its header", () => {
    expect(readPage({ data: [], headers: new Headers() })).toEqual({
      items: [],
      total: null,
      nextCursor: null,
      isPartial: false,
    });
  });

  it("is partial if no item matches all search words", () => {
    const headers = new Headers({ "x-search-match": "partial" });
    expect(readPage({ data: ["a"], headers }).isPartial).toBe(true);
  });

  it("names the words that were dropped, and the price and size that were understood", () => {
    const headers = new Headers({
      "x-search-match": "partial",
      "x-search-dropped": "br%C3%BBl%C3%A9e,two%20words",
      "x-search-price": "..1500",
      "x-search-size": "width:..150",
    });
    const page = readPage({ data: ["a"], headers });
    expect(page).toMatchObject({
      droppedWords: ["brûlée", "two words"],
      price: "..1500",
      size: "width:..150",
    });
    expect(partialMatchesText(page)).toBe(
      "No exact matches. Here are the closest results without “brûlée” and “two words”.",
    );
    expect(partialMatchesText({})).toBe("No exact matches. Here are the closest results.");
  });
});
