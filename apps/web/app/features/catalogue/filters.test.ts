import { describe, expect, it } from "vitest";
import { catalogueAddress, listQuery, readFilters } from "./filters";

const read = (category: Parameters<typeof readFilters>[0], query: string) =>
  readFilters(category, new URLSearchParams(query));

describe("the filters of the shop grid", () => {
  it("are read from the address", () => {
    expect(read("dining", "search=oak+%26+ash&sort=-price&inStock=true")).toEqual({
      category: "dining",
      search: "oak & ash",
      sort: "-price",
      inStock: true,
    });
  });

  it("count as absent when an address carries words that mean nothing", () => {
    expect(read(undefined, "sort=random&inStock=maybe&search=%20")).toEqual({
      category: undefined,
      search: "",
      sort: undefined,
      inStock: false,
    });
  });

  it("go back into the same address", () => {
    const address = "/products/dining?search=oak+%26+ash&sort=-price&inStock=true";
    expect(catalogueAddress(read("dining", address.split("?")[1] ?? ""))).toBe(address);
    expect(catalogueAddress(read(undefined, ""))).toBe("/products");
  });

  it("keep the search words when the category changes", () => {
    const filters = read("dining", "search=oak");
    expect(catalogueAddress({ ...filters, category: "bedroom" })).toBe("/products/bedroom?search=oak");
    expect(catalogueAddress({ ...filters, category: undefined })).toBe("/products?search=oak");
  });

  it("ask the server only for what was chosen", () => {
    expect(listQuery(read(undefined, ""))).toEqual({});
    expect(listQuery(read("other", "inStock=true"))).toEqual({ category: "other", inStock: "true" });
  });
});
