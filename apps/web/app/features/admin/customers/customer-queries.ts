import { consoleTexts, type User, type UserSort } from "@larkwood/contract";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { patchPages } from "~/lib/lists/patch-pages";
import { readPage } from "~/lib/lists/read-page";

type ListQuery = { search: string; role: string; sort: string; cursor: string };

/** One page of the customer list. */
export function customerListOptions({ search, role, sort, cursor }: ListQuery) {
  const query = {
    search,
    role: (role || undefined) as User["role"] | undefined,
    sort: (sort || undefined) as UserSort | undefined,
    cursor,
    limit: ROWS_PER_PAGE,
  };
  return queryOptions({
    queryKey: queryKeys.userList(query),
    queryFn: async ({ signal }) => {
      try {
        return readPage(await api("listUsers", { query, signal }));
      } catch (error) {
        if (!signal.aborted) console.error(consoleTexts.users, error);
        throw error;
      }
    },
    placeholderData: keepPreviousData,
  });
}

export function customerOptions(id: string) {
  return queryOptions({
    queryKey: queryKeys.user(id),
    queryFn: async ({ signal }) => (await api("getUser", { params: { id }, signal })).data,
  });
}

/** The user for an edit form: fetched once, and not replaced while the form is open. */
export function customerToEditOptions(id: string) {
  return queryOptions({
    queryKey: [...queryKeys.users, "edit", id],
    queryFn: async ({ signal }) => (await api("getUser", { params: { id }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Applies a change to all cached user lists before they are refetched. */
export function patchLists(client: QueryClient, patch: (items: User[]) => User[]): void {
  patchPages(client, queryKeys.users, patch);
}

/** Purchase totals, note and block state of a customer. */
export function customerRecordOptions(id: string) {
  return queryOptions({
    queryKey: queryKeys.customerRecord(id),
    queryFn: async ({ signal }) => (await api("getCustomerRecord", { params: { id }, signal })).data,
  });
}

/** What a customer bought, returned, wrote and reviewed. */
export function customerHistoryOptions(id: string) {
  return queryOptions({
    queryKey: queryKeys.customerHistory(id),
    queryFn: async ({ signal }) => (await api("getCustomerHistory", { params: { id }, signal })).data,
  });
}
