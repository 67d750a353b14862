import { CUSTOMER_SORTS, type CustomerQuery, type CustomerSort, ROLES } from "@larkwood/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { readPage } from "~/lib/lists/read-page";

/** A segment: the filter of the customer list, as its address has it. */
export type Segment = Omit<CustomerQuery, "sort" | "cursor" | "limit">;

export const SEGMENT_FIELDS = [
  "role",
  "tag",
  "country",
  "newsletter",
  "minOrders",
  "maxOrders",
  "minSpent",
  "maxSpent",
  "lastOrderFrom",
  "lastOrderTo",
] as const;

const oneOf = <T extends string>(values: readonly T[], text: string) =>
  values.find((value) => value === text);
const numberOf = (text: string, pattern: RegExp) => (pattern.test(text) ? Number(text) : undefined);
const countOf = (text: string) => numberOf(text, /^\d{1,6}$/);
const amountOf = (text: string) => numberOf(text, /^\d{1,6}(?:\.\d{1,2})?$/);
const dayOf = (text: string) => (/^2\d{3}-\d\d-\d\d$/.test(text) ? text : undefined);

/** Reads the segment from the address and ignores unknown values. */
export function readSegment(get: (name: string) => string): Segment {
  return {
    search: get("search") || undefined,
    role: oneOf(ROLES, get("role")),
    tag: get("tag").slice(0, 40) || undefined,
    country: get("country") || undefined,
    newsletter: oneOf(["yes", "no"] as const, get("newsletter")),
    minOrders: countOf(get("minOrders")),
    maxOrders: countOf(get("maxOrders")),
    minSpent: amountOf(get("minSpent")),
    maxSpent: amountOf(get("maxSpent")),
    lastOrderFrom: dayOf(get("lastOrderFrom")),
    lastOrderTo: dayOf(get("lastOrderTo")),
  };
}

export const readSort = (sort: string): CustomerSort | undefined => oneOf(CUSTOMER_SORTS, sort);

/** One page of the customers of a segment. */
export function segmentListOptions(segment: Segment, sort: CustomerSort | undefined, cursor: string) {
  const query = { ...segment, sort, cursor, limit: ROWS_PER_PAGE };
  return queryOptions({
    queryKey: queryKeys.userList(query),
    queryFn: async ({ signal }) => readPage(await api("listCustomers", { query, signal })),
    placeholderData: keepPreviousData,
  });
}

/** The tags in use, the most used first. */
export const customerTagsOptions = queryOptions({
  queryKey: queryKeys.customerTags,
  queryFn: async ({ signal }) => (await api("listCustomerTags", { signal })).data,
});
