import { type Category, KIND_ATTRIBUTE, LIMITS, type ProductSort } from "@larkwood/contract";
import { getShop } from "~/lib/shop/shop";

/** Sort orders in the shop. Without a choice, a search sorts by relevance and a list by date. */
export const SHOP_SORTS = ["newest", "price", "-price", "name", "-rating"] as const;
export type ShopSort = (typeof SHOP_SORTS)[number];

export interface CatalogueFilters {
  category: Category | undefined;
  search: string;
  sort: ShopSort | undefined;
  inStock: boolean;
  onSale?: boolean | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** Values by attribute, such as `material: [oak, walnut]`; number ranges such as `width: [..210]`. */
  attributes?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Width, depth and height in cm, such as `220x95x90`; a side may be empty, as in `220xx90`. */
  fits?: string | undefined;
  /** The last day of delivery, and the code of the country, such as `NO`. */
  arrival?: { by: string; country: string } | undefined;
  /** The slug of a collection, such as `summer-table`. */
  collection?: string | undefined;
}

function isShopSort(value: string | null): value is ShopSort {
  return SHOP_SORTS.some((sort) => sort === value);
}

/** Reads the filters from a URL. Ignores invalid values. */
export function parseFilters(category: Category | undefined, params: URLSearchParams): CatalogueFilters {
  const sort = params.get("sort");
  return {
    category,
    search: (params.get("search") ?? "").trim(),
    sort: isShopSort(sort) ? sort : undefined,
    inStock: params.get("inStock") === "true",
    onSale: params.get("onSale") === "true" || undefined,
    minPrice: parsePrice(params.get("minPrice")),
    maxPrice: parsePrice(params.get("maxPrice")),
    attributes: withKinds(parseAttributes(params.get("attributes") ?? ""), params.get("kind") ?? ""),
    fits: parseSpace(params.get("fits") ?? ""),
    arrival: parseArrival(params.get("arrivesBy") ?? "", params.get("deliverTo") ?? ""),
    collection: parseSlug(params.get("collection") ?? ""),
  };
}

const DAY_MS = 86_400_000;

/** A day that is not past and a country; undefined in a shop without this filter. */
function parseArrival(by: string, country: string): CatalogueFilters["arrival"] {
  if (!getShop().arrivalFilter || !/^\d{4}-\d{2}-\d{2}$/.test(by) || !/^[A-Z]{2}$/.test(country))
    return undefined;
  // Today in the shop may still be yesterday in UTC. An impossible day is not a number.
  return Date.parse(by) > Date.now() - 2 * DAY_MS ? { by, country } : undefined;
}

function parseSlug(text: string): string | undefined {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 60 ? text : undefined;
}

/** Caps the price at the maximum, because the API rejects larger ones. */
function parsePrice(text: string | null): number | undefined {
  if (text === null || !/^\d{1,7}(\.\d{1,2})?$/.test(text)) return undefined;
  return Math.min(Number(text), LIMITS.price);
}

/** Normalizes a space to the form `220x95x90` or `220xx90`; undefined if it is invalid or empty. */
export function parseSpace(text: string): string | undefined {
  const space = text.replace(/\s/g, "").replaceAll("×", "x").replaceAll(",", ".").toLowerCase();
  if (!/^(\d{1,4}(\.\d)?)?x(\d{1,4}(\.\d)?)?x(\d{1,4}(\.\d)?)?$/.test(space)) return undefined;
  const sides = space.split("x").filter((side) => side !== "");
  const isValid = sides.every((side) => Number(side) > 0 && Number(side) <= LIMITS.centimetres);
  return sides.length > 0 && isValid ? space : undefined;
}

/** A space as text: `220 × 95 × 90 cm`, or `width 220 cm, height 90 cm` if a side is missing. */
export function spaceText(space: string): string {
  const sides = space.split("x");
  if (sides.every((side) => side !== "")) return `${sides.join(" × ")} cm`;
  return ["width", "depth", "height"]
    .flatMap((name, index) => (sides[index] ? [`${name} ${sides[index]} cm`] : []))
    .join(", ");
}

const MAX_KINDS = 30;
const VALUES = /^([a-z][a-z0-9]*(?:-[a-z0-9]+)*):([a-z0-9-]+(?:,[a-z0-9-]+)*)$/;
const BOUNDS =
  /^([a-z][a-z0-9]*(?:-[a-z0-9]+)*):(?!\.\.$)((?:\d{1,7}(?:\.\d{1,2})?)?\.\.(?:\d{1,7}(?:\.\d{1,2})?)?)$/;

function parseAttributes(text: string): CatalogueFilters["attributes"] {
  const parts = text.split(";").flatMap((part): [string, string[]][] => {
    const [, key, values] = VALUES.exec(part) ?? BOUNDS.exec(part) ?? [];
    return key && values ? [[key, values.split(",")]] : [];
  });
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

const KINDS = /^[a-z0-9-]{1,60}(?:,[a-z0-9-]{1,60})*$/;

/** Kinds have a parameter of their own, as in `kind=sofas`. */
function withKinds(
  attributes: CatalogueFilters["attributes"],
  kinds: string,
): CatalogueFilters["attributes"] {
  if (!KINDS.test(kinds)) return attributes;
  return { ...attributes, [KIND_ATTRIBUTE]: [...new Set(kinds.split(","))].slice(0, MAX_KINDS) };
}

/** The only chosen kind: its name and words are those of the page. */
export function onlyKind({ attributes }: CatalogueFilters): string | undefined {
  const [kind, ...others] = attributes?.[KIND_ATTRIBUTE] ?? [];
  return others.length === 0 ? kind : undefined;
}

function formatAttributes(attributes: CatalogueFilters["attributes"]): string {
  return Object.entries(attributes ?? {})
    .filter(([, values]) => values.length > 0)
    .map(([key, values]) => `${key}:${values.join(",")}`)
    .join(";");
}

/** Query parameters of all filters except category, search and sort; the same in the URL and the API request. */
function filterParams(filters: CatalogueFilters) {
  const { inStock, onSale, minPrice, maxPrice, attributes, fits, arrival, collection } = filters;
  const { [KIND_ATTRIBUTE]: kinds = [], ...others } = attributes ?? {};
  const attributesParam = formatAttributes(others);
  return {
    ...(inStock ? { inStock: "true" as const } : {}),
    ...(onSale ? { onSale: "true" as const } : {}),
    ...(minPrice === undefined ? {} : { minPrice: String(minPrice) }),
    ...(maxPrice === undefined ? {} : { maxPrice: String(maxPrice) }),
    ...(kinds.length > 0 ? { kind: kinds.join(",") } : {}),
    ...(attributesParam ? { attributes: attributesParam } : {}),
    ...(fits ? { fits } : {}),
    ...(arrival ? { arrivesBy: arrival.by, deliverTo: arrival.country } : {}),
    ...(collection ? { collection } : {}),
  };
}

/** Adds or removes one value of an attribute. */
export function toggleValue(filters: CatalogueFilters, key: string, value: string): CatalogueFilters {
  const values = filters.attributes?.[key] ?? [];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return { ...filters, attributes: { ...filters.attributes, [key]: next } };
}

/** A range such as `..210`; undefined if both ends are empty, null if the input is invalid. */
export function toBounds(from: string, to: string): string | undefined | null {
  const [min, max] = [from.trim().replace(",", "."), to.trim().replace(",", ".")];
  if (!min && !max) return undefined;
  const isValid = [min, max].every((end) => end === "" || /^\d{1,7}(\.\d{1,2})?$/.test(end));
  return isValid && (!min || !max || Number(min) <= Number(max)) ? `${min}..${max}` : null;
}

/** Sets or clears the range of a number attribute. */
export function withBounds(
  filters: CatalogueFilters,
  key: string,
  bounds: string | undefined,
): CatalogueFilters {
  return { ...filters, attributes: { ...filters.attributes, [key]: bounds ? [bounds] : [] } };
}

/** Prices as a range, such as `50..99.5`. */
export function formatPriceBounds(min: number | undefined, max: number | undefined): string | undefined {
  return min === undefined && max === undefined ? undefined : `${min ?? ""}..${max ?? ""}`;
}
export function parsePriceBounds(
  bounds: string | undefined,
): Pick<CatalogueFilters, "minPrice" | "maxPrice"> {
  const [min, max] = (bounds ?? "..").split("..");
  return { minPrice: min ? Number(min) : undefined, maxPrice: max ? Number(max) : undefined };
}

/** Whether a search or a filter is set. Category and sort order do not count. */
export function hasFilters(filters: CatalogueFilters): boolean {
  return filters.search !== "" || Object.keys(filterParams(filters)).length > 0;
}

/** Clears everything except category, search and sort. */
export function clearFilters({ category, search, sort }: CatalogueFilters): CatalogueFilters {
  return { category, search, sort, inStock: false };
}

/** The URL of a filtered list: the category is in the path, everything else in the query. */
export function catalogueUrl(filters: CatalogueFilters): string {
  const { category, search, sort } = filters;
  const params = new URLSearchParams();
  if (search) params.set("search", search);
  if (sort) params.set("sort", sort);
  for (const [name, value] of Object.entries(filterParams(filters))) params.set(name, value);
  const query = params.toString();
  return `/products${category ? `/${category}` : ""}${query ? `?${query}` : ""}`;
}

// Cards show the lowest price in trading mode.
const TRADING_SORTS: Record<ShopSort, ProductSort> = {
  newest: "newest",
  price: "lowestPrice",
  "-price": "-lowestPrice",
  name: "name",
  "-rating": "-rating",
};

/** Query for the number of products. */
export function countQuery(filters: CatalogueFilters) {
  const { category, search } = filters;
  return {
    ...(category ? { category } : {}),
    ...(search ? { search } : {}),
    ...filterParams(filters),
  };
}

/** Query of the `listProducts` request. */
export function listQuery(filters: CatalogueFilters, trading: boolean) {
  const sort: ProductSort | undefined = trading && filters.sort ? TRADING_SORTS[filters.sort] : filters.sort;
  return { ...countQuery(filters), ...(sort ? { sort } : {}) };
}
