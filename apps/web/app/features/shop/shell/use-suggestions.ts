import { LIMITS, type Suggestion } from "@larkwood/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";

const PAUSE_MS = 120;
const NONE: Suggestion[] = [];

/** What the shop suggests once the typing pauses. While the answer is on its way the last one stays. */
export function useSuggestions(words: string): Suggestion[] {
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const { data } = useQuery({
    queryKey: queryKeys.suggestions(asked),
    queryFn: async ({ signal }) => (await api("suggestProducts", { query: { search: asked }, signal })).data,
    enabled: asked.length >= LIMITS.suggestFrom,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    // A suggestion that does not come is not missed.
    retry: false,
  });
  return asked.length >= LIMITS.suggestFrom ? (data ?? NONE) : NONE;
}
