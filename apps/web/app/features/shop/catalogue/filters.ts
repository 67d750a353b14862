import { type Category, LIMITS } from "@larkwood/contract";

/** The orders a shopper can choose; without a choice a search ranks by match and a list by date. */
export const SHOP_SORTS = ["newest", "price", "-price", "name"] as const;
export type ShopSort = (typeof SHOP_SORTS)[number];

export interface CatalogueFilters {
  category: Category | undefined;
  search: string;
  sort: ShopSort | undefined;
  inStock: boolean;
  onSale?: boolean | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** Words of choices by attribute, such as `material: [oak, walnut]`; bounds of numbers as `width: [..210]`. */
  attributes?: Readonly<Record<string, readonly string[]>> | undefined;
  /** A space as `220x95x90`. */
  fits?: string | undefined;
  /** The word of a collection, such as `summer-table`. */
  collection?: string | undefined;
}

function isShopSort(word: string | null): word is ShopSort {
  return SHOP_SORTS.some((sort) => sort === word);
}

/** The filters that an address stands for. Words that mean nothing count as absent. */
export function parseFilters(category: Category | undefined, params: URLSearchParams): CatalogueFilters {
  const sort = params.get("sort");
  return {
    category,
    search: (params.get("search") ?? "").trim(),
    sort: isShopSort(sort) ? sort : undefined,
    inStock: params.get("inStock") === "true",
    onSale: params.get("onSale") === "true" || undefined,
    minPrice: readMoney(params.get("minPrice")),
    maxPrice: readMoney(params.get("maxPrice")),
    attributes: readAttributes(params.get("attributes") ?? ""),
    fits: parseSpace(params.get("fits") ?? ""),
    collection: readWord(params.get("collection") ?? ""),
  };
}

function readWord(text: string): string | undefined {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 60 ? text : undefined;
}

/** What costs more than anything can counts as the most that something can cost: the shop refuses larger prices. */
function readMoney(text: string | null): number | undefined {
  if (text === null || !/^\d{1,7}(\.\d{1,2})?$/.test(text)) return undefined;
  return Math.min(Number(text), LIMITS.price);
}

/** A space that the shop understands; undefined for anything else. */
export function parseSpace(text: string): string | undefined {
  const space = text.replace(/\s/g, "").replaceAll("×", "x").replaceAll(",", ".").toLowerCase();
  if (!/^\d{1,4}(\.\d)?x\d{1,4}(\.\d)?x\d{1,4}(\.\d)?$/.test(space)) return undefined;
  const isSound = space.split("x").every((side) => Number(side) > 0 && Number(side) <= LIMITS.centimetres);
  return isSound ? space : undefined;
}

const WORDS = /^([a-z][a-z0-9]*(?:-[a-z0-9]+)*):([a-z0-9-]+(?:,[a-z0-9-]+)*)$/;
const BOUNDS =
  /^([a-z][a-z0-9]*(?:-[a-z0-9]+)*):(?!\.\.$)((?:\d{1,7}(?:\.\d{1,2})?)?\.\.(?:\d{1,7}(?:\.\d{1,2})?)?)$/;

function readAttributes(text: string): CatalogueFilters["attributes"] {
  const parts = text.split(";").flatMap((part): [string, string[]][] => {
    const [, key, words] = WORDS.exec(part) ?? BOUNDS.exec(part) ?? [];
    return key && words ? [[key, words.split(",")]] : [];
  });
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

function attributesText(attributes: CatalogueFilters["attributes"]): string {
  return Object.entries(attributes ?? {})
    .filter(([, values]) => values.length > 0)
    .map(([key, values]) => `${key}:${values.join(",")}`)
    .join(";");
}

/** The filters beside category, search and order, as an address and a call have them alike. */
function narrowing(filters: CatalogueFilters) {
  const { inStock, onSale, minPrice, maxPrice, attributes, fits, collection } = filters;
  const said = attributesText(attributes);
  return {
    ...(inStock ? { inStock: "true" as const } : {}),
    ...(onSale ? { onSale: "true" as const } : {}),
    ...(minPrice === undefined ? {} : { minPrice: String(minPrice) }),
    ...(maxPrice === undefined ? {} : { maxPrice: String(maxPrice) }),
    ...(said ? { attributes: said } : {}),
    ...(fits ? { fits } : {}),
    ...(collection ? { collection } : {}),
  };
}

/** The filters with one word of an attribute more or less. */
export function toggleValue(filters: CatalogueFilters, key: string, value: string): CatalogueFilters {
  const values = filters.attributes?.[key] ?? [];
  const next = values.includes(value) ? values.filter((word) => word !== value) : [...values, value];
  return { ...filters, attributes: { ...filters.attributes, [key]: next } };
}

/** Two ends as `..210`: undefined where both are open, null where they mean nothing or are the wrong way round. */
export function toBounds(from: string, to: string): string | undefined | null {
  const [min, max] = [from.trim().replace(",", "."), to.trim().replace(",", ".")];
  if (!min && !max) return undefined;
  const isSound = [min, max].every((end) => end === "" || /^\d{1,7}(\.\d{1,2})?$/.test(end));
  return isSound && (!min || !max || Number(min) <= Number(max)) ? `${min}..${max}` : null;
}

/** The filters with a number between two ends, or without. */
export function withBounds(
  filters: CatalogueFilters,
  key: string,
  bounds: string | undefined,
): CatalogueFilters {
  return { ...filters, attributes: { ...filters.attributes, [key]: bounds ? [bounds] : [] } };
}

/** Prices as bounds that somebody may type, and back. */
export function formatPriceBounds(min: number | undefined, max: number | undefined): string | undefined {
  return min === undefined && max === undefined ? undefined : `${min ?? ""}..${max ?? ""}`;
}
export function parsePriceBounds(
  bounds: string | undefined,
): Pick<CatalogueFilters, "minPrice" | "maxPrice"> {
  const [min, max] = (bounds ?? "..").split("..");
  return { minPrice: min ? Number(min) : undefined, maxPrice: max ? Number(max) : undefined };
}

/** The filters without any of the panel's: category, words and order stay. */
export function clearFilters({ category, search, sort }: CatalogueFilters): CatalogueFilters {
  return { category, search, sort, inStock: false };
}

/** The address of a filtered list: the category is the path, everything else the query. */
export function catalogueUrl(filters: CatalogueFilters): string {
  const { category, search, sort } = filters;
  const params = new URLSearchParams();
  if (search) params.set("search", search);
  if (sort) params.set("sort", sort);
  for (const [name, value] of Object.entries(narrowing(filters))) params.set(name, value);
  const query = params.toString();
  return `/products${category ? `/${category}` : ""}${query ? `?${query}` : ""}`;
}

/** What the list call is asked for. */
export function listQuery(filters: CatalogueFilters) {
  const { category, search, sort } = filters;
  return {
    ...(category ? { category } : {}),
    ...(search ? { search } : {}),
    ...(sort ? { sort } : {}),
    ...narrowing(filters),
  };
}
