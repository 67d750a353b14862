import { LIMITS } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import {
  catalogueUrl,
  formatPriceBounds,
  hasFilters,
  listQuery,
  onlyKind,
  parseFilters,
  parsePriceBounds,
  toBounds,
  toggleValue,
  withBounds,
} from "./filters";

const parse = (category: Parameters<typeof parseFilters>[0], query: string) =>
  parseFilters(category, new URLSearchParams(query));

describe("catalogue filters", () => {
  it("are parsed from the URL", () => {
    expect(parse("dining", "search=oak+%26+ash&sort=-price&inStock=true")).toEqual({
      category: "dining",
      search: "oak & ash",
      sort: "-price",
      inStock: true,
    });
  });

  it.each([
    ["search=oak", true],
    ["inStock=true", true],
    ["attributes=material:oak", true],
    ["collection=summer-table", true],
    ["sort=price", false],
    ["", false],
  ])("are set by %s: %s", (query, expected) => {
    expect(hasFilters(parse("dining", query))).toBe(expected);
  });

  it("ignore unknown values in the URL", () => {
    expect(parse(undefined, "sort=random&inStock=maybe&search=%20")).toEqual({
      category: undefined,
      search: "",
      sort: undefined,
      inStock: false,
    });
  });

  it("produce the URL they were parsed from", () => {
    const url = "/products/dining?search=oak+%26+ash&sort=-price&inStock=true";
    expect(catalogueUrl(parse("dining", url.split("?")[1] ?? ""))).toBe(url);
    expect(catalogueUrl(parse(undefined, ""))).toBe("/products");
  });

  it("have a parameter of their own for kinds, and know the only one", () => {
    const filters = parse(undefined, "kind=sofas&attributes=material:oak");
    expect(filters.attributes).toEqual({ kind: ["sofas"], material: ["oak"] });
    expect(catalogueUrl(filters)).toBe("/products?kind=sofas&attributes=material%3Aoak");
    expect(listQuery(filters, false)).toEqual({ kind: "sofas", attributes: "material:oak" });
    expect(onlyKind(filters)).toBe("sofas");
    expect(catalogueUrl(parse(undefined, "attributes=kind:sofas"))).toBe("/products?kind=sofas");
    expect(onlyKind(toggleValue(filters, "kind", "lamps"))).toBeUndefined();
    expect(onlyKind(parse(undefined, "kind=<b>"))).toBeUndefined();
    expect(hasFilters(filters)).toBe(true);
  });

  it("keep the search when the category changes", () => {
    const filters = parse("dining", "search=oak");
    expect(catalogueUrl({ ...filters, category: "bedroom" })).toBe("/products/bedroom?search=oak");
    expect(catalogueUrl({ ...filters, category: undefined })).toBe("/products?search=oak");
  });

  it("send only the chosen filters to the server", () => {
    expect(listQuery(parse(undefined, ""), false)).toEqual({});
    expect(listQuery(parse("other", "inStock=true"), false)).toEqual({ category: "other", inStock: "true" });
  });

  it("sort by the lowest price of all variants in trading mode, and by the product's price otherwise", () => {
    expect(listQuery(parse(undefined, "sort=-price"), true)).toEqual({ sort: "-lowestPrice" });
    expect(listQuery(parse(undefined, "sort=-price"), false)).toEqual({ sort: "-price" });
    expect(listQuery(parse(undefined, "sort=name"), true)).toEqual({ sort: "name" });
  });

  it("keep prices, attributes, sale and space in the URL", () => {
    const url =
      "/products?inStock=true&onSale=true&minPrice=250&maxPrice=1499.99&attributes=material%3Aoak%2Cwalnut%3Bseats%3A3&fits=220x95x90";
    const filters = parse(undefined, url.split("?")[1] ?? "");
    expect(filters.attributes).toEqual({ material: ["oak", "walnut"], seats: ["3"] });
    expect(catalogueUrl(filters)).toBe(url);
    expect(listQuery(filters, false)).toMatchObject({
      attributes: "material:oak,walnut;seats:3",
      fits: "220x95x90",
    });
  });

  it("ignore invalid prices, attributes and spaces", () => {
    expect(parse(undefined, "minPrice=NaN&maxPrice=1e9&attributes=%3B%3B&fits=widexdeep&onSale=1")).toEqual(
      parse(undefined, ""),
    );
    expect(parse(undefined, "attributes=width%3A..%3Bseats%3A1..2,3&fits=0x90x5000")).toEqual(
      parse(undefined, ""),
    );
  });

  it("support a number range with one open end", () => {
    const narrow = withBounds(parse(undefined, ""), "width", toBounds("", "210") ?? undefined);
    expect(catalogueUrl(narrow)).toBe("/products?attributes=width%3A..210");
    expect(parse(undefined, "attributes=width%3A..210").attributes).toEqual({ width: ["..210"] });
    expect(catalogueUrl(withBounds(narrow, "width", undefined))).toBe("/products");
    expect(toBounds("80,5", "210")).toBe("80.5..210");
    expect(toBounds(" ", "")).toBeUndefined();
    expect([toBounds("210", "80"), toBounds("wide", ""), toBounds("NaN", "1e9")]).toEqual([null, null, null]);
  });

  it("accept a typed price range with either end open", () => {
    expect(parsePriceBounds(toBounds("", "1500") ?? undefined)).toEqual({
      minPrice: undefined,
      maxPrice: 1500,
    });
    expect(parsePriceBounds("99.5..")).toEqual({ minPrice: 99.5, maxPrice: undefined });
    expect(parsePriceBounds(undefined)).toEqual({ minPrice: undefined, maxPrice: undefined });
    expect(formatPriceBounds(undefined, 1500)).toBe("..1500");
    expect(formatPriceBounds(undefined, undefined)).toBeUndefined();
  });

  it("accept decimal commas in a space and cap a price at the maximum", () => {
    expect(parse(undefined, "fits=220,5x95x90").fits).toBe("220.5x95x90");
    expect(parse(undefined, "fits=210xx").fits).toBe("210xx");
    expect(parse(undefined, "fits=xx").fits).toBeUndefined();
    expect(parse(undefined, "minPrice=9999999&maxPrice=9999999")).toMatchObject({
      minPrice: LIMITS.price,
      maxPrice: LIMITS.price,
    });
  });

  it("drop an attribute when its last value is removed", () => {
    const oak = toggleValue(parse(undefined, ""), "material", "oak");
    expect(catalogueUrl(oak)).toBe("/products?attributes=material%3Aoak");
    expect(catalogueUrl(toggleValue(oak, "material", "oak"))).toBe("/products");
  });
});
