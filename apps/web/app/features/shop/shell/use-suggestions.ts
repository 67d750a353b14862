import { LIMITS, type Suggestion } from "@larkwood/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";

const DEBOUNCE_MS = 120;
const NONE: Suggestion[] = [];

/** Suggestions, fetched when typing pauses. The previous ones stay while loading. */
export function useSuggestions(text: string): Suggestion[] {
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
  return query.length >= LIMITS.suggestMinLength ? (data ?? NONE) : NONE;
}
