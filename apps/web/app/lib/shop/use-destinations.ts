import { type Destination, isCategory, LIMITS } from "@larkwood/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { paths } from "~/lib/paths";

const NONE: Destination[] = [];

/** The categories and collections that a search names. The previous ones stay while loading. */
export function useDestinations(search: string): Destination[] {
  const isEnabled = search.length >= LIMITS.suggestMinLength;
  const { data } = useQuery({
    queryKey: queryKeys.destinations(search),
    queryFn: async ({ signal }) => (await api("findDestinations", { query: { search }, signal })).data,
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  return isEnabled ? (data ?? NONE) : NONE;
}

export const destinationPath = ({ kind, slug }: Destination): string =>
  kind === "category" && isCategory(slug) ? paths.category(slug) : paths.collection(slug);
