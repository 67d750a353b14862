import { useCallback, useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router";

/** Cursors of the pages before this one. They travel in the history entry, so that Back and reload keep them. */
function trailOf(state: unknown): string[] {
  const trail = (state as { trail?: unknown } | null)?.trail;
  return Array.isArray(trail) ? trail.filter((cursor) => typeof cursor === "string") : [];
}

/** Search, sort and page of a list, kept in the address. A change of search or sort begins at the first page. */
export function useListParams() {
  const [searchParams, setSearchParams] = useSearchParams();
  const trail = trailOf(useLocation().state);
  const cursor = searchParams.get("cursor") ?? "";
  // Whoever changes two filters in a row must not lose the first, which may not be in the address yet.
  const wanted = useRef(searchParams);
  useEffect(() => {
    wanted.current = searchParams;
  }, [searchParams]);

  const change = useCallback(
    (changes: Record<string, string>, newTrail: string[] = [], replace = false) => {
      const next = new URLSearchParams(wanted.current);
      next.delete("cursor");
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      wanted.current = next;
      setSearchParams(next, { state: { trail: newTrail }, preventScrollReset: true, replace });
    },
    [setSearchParams],
  );

  return {
    search: searchParams.get("search") ?? "",
    sort: searchParams.get("sort") ?? "",
    cursor,
    /** Pages before this one; null when the list was entered in the middle and nobody knows. */
    pagesBefore: cursor && trail.length === 0 ? null : trail.length,
    get: (name: string) => searchParams.get(name) ?? "",
    set: (name: string, value: string) => change({ [name]: value }),
    setSearch: useCallback((search: string) => change({ search }, [], true), [change]),
    setSort: (sort: string) => change({ sort }),
    goNext: (nextCursor: string) => change({ cursor: nextCursor }, [...trail, cursor]),
    goPrevious: () => change({ cursor: trail.at(-1) ?? "" }, trail.slice(0, -1)),
  };
}
