import { LIMITS } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import {
  catalogueUrl,
  formatPriceBounds,
  listQuery,
  parseFilters,
  parsePriceBounds,
  toBounds,
  toggleValue,
  withBounds,
} from "./filters";

const read = (category: Parameters<typeof parseFilters>[0], query: string) =>
  parseFilters(category, new URLSearchParams(query));

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
    expect(catalogueUrl(read("dining", address.split("?")[1] ?? ""))).toBe(address);
    expect(catalogueUrl(read(undefined, ""))).toBe("/products");
  });

  it("keep the search words when the category changes", () => {
    const filters = read("dining", "search=oak");
    expect(catalogueUrl({ ...filters, category: "bedroom" })).toBe("/products/bedroom?search=oak");
    expect(catalogueUrl({ ...filters, category: undefined })).toBe("/products?search=oak");
  });

  it("ask the server only for what was chosen", () => {
    expect(listQuery(read(undefined, ""))).toEqual({});
    expect(listQuery(read("other", "inStock=true"))).toEqual({ category: "other", inStock: "true" });
  });

  it("carry prices, attributes, sale and a space through the address and back", () => {
    const address =
      "/products?inStock=true&onSale=true&minPrice=250&maxPrice=1499.99&attributes=material%3Aoak%2Cwalnut%3Bseats%3A3&fits=220x95x90";
    const filters = read(undefined, address.split("?")[1] ?? "");
    expect(filters.attributes).toEqual({ material: ["oak", "walnut"], seats: ["3"] });
    expect(catalogueUrl(filters)).toBe(address);
    expect(listQuery(filters)).toMatchObject({
      attributes: "material:oak,walnut;seats:3",
      fits: "220x95x90",
    });
  });

  it("leave out what no shop could mean by a price, an attribute or a space", () => {
    expect(read(undefined, "minPrice=NaN&maxPrice=1e9&attributes=%3B%3B&fits=widexdeep&onSale=1")).toEqual(
      read(undefined, ""),
    );
    expect(read(undefined, "attributes=width%3A..%3Bseats%3A1..2,3&fits=0x90x5000")).toEqual(
      read(undefined, ""),
    );
  });

  it("carry a number between two ends, of which one may be open", () => {
    const narrow = withBounds(read(undefined, ""), "width", toBounds("", "210") ?? undefined);
    expect(catalogueUrl(narrow)).toBe("/products?attributes=width%3A..210");
    expect(read(undefined, "attributes=width%3A..210").attributes).toEqual({ width: ["..210"] });
    expect(catalogueUrl(withBounds(narrow, "width", undefined))).toBe("/products");
    expect(toBounds("80,5", "210")).toBe("80.5..210");
    expect(toBounds(" ", "")).toBeUndefined();
    expect([toBounds("210", "80"), toBounds("wide", ""), toBounds("NaN", "1e9")]).toEqual([null, null, null]);
  });

  it("take prices that somebody types, with either end open", () => {
    expect(parsePriceBounds(toBounds("", "1500") ?? undefined)).toEqual({
      minPrice: undefined,
      maxPrice: 1500,
    });
    expect(parsePriceBounds("99.5..")).toEqual({ minPrice: 99.5, maxPrice: undefined });
    expect(parsePriceBounds(undefined)).toEqual({ minPrice: undefined, maxPrice: undefined });
    expect(formatPriceBounds(undefined, 1500)).toBe("..1500");
    expect(formatPriceBounds(undefined, undefined)).toBeUndefined();
  });

  it("take a space with decimal commas, and a price beyond all as the highest that there is", () => {
    expect(read(undefined, "fits=220,5x95x90").fits).toBe("220.5x95x90");
    expect(read(undefined, "minPrice=9999999&maxPrice=9999999")).toMatchObject({
      minPrice: LIMITS.price,
      maxPrice: LIMITS.price,
    });
  });

  it("lose an attribute with the last of its words", () => {
    const oak = toggleValue(read(undefined, ""), "material", "oak");
    expect(catalogueUrl(oak)).toBe("/products?attributes=material%3Aoak");
    expect(catalogueUrl(toggleValue(oak, "material", "oak"))).toBe("/products");
  });
});
