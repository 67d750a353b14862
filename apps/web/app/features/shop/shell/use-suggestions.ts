import { type Destination, LIMITS, type Suggestion } from "@larkwood/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useDestinations } from "~/lib/shop/use-destinations";

const DEBOUNCE_MS = 120;
const NONE: Suggestion[] = [];

interface Suggestions {
  products: Suggestion[];
  destinations: Destination[];
}

/** Suggestions, fetched when typing pauses. The previous ones stay while loading. */
export function useSuggestions(text: string): Suggestions {
  const [query, setQuery] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setQuery(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useQuery({
    queryKey: queryKeys.suggestions(query),
    queryFn: async ({ signal }) => (await api("suggestProducts", { query: { search: query }, signal })).data,
    enabled: query.length >= LIMITS.suggestMinLength,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    // A missing suggestion is no problem.
    retry: false,
  });
  const destinations = useDestinations(query);
  return { products: query.length >= LIMITS.suggestMinLength ? (data ?? NONE) : NONE, destinations };
}
