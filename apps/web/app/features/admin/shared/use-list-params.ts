import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

/** Cursors of the pages before this one. They travel in the history entry, so that Back and reload keep them. */
function trailOf(state: unknown): string[] {
  const trail = (state as { trail?: unknown } | null)?.trail;
  return Array.isArray(trail) ? trail.filter((cursor) => typeof cursor === "string") : [];
}

/** Search, sort and page of a list, kept in the address. A change of search or sort begins at the first page. */
export function useListParams() {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const trail = trailOf(state);
  const search = searchParams.get("search") ?? "";
  const cursor = searchParams.get("cursor") ?? "";
  // Whoever changes two filters in a row must not lose the first, which may not be in the address yet.
  const wanted = useRef({ pathname, params: searchParams });
  useEffect(() => {
    wanted.current = { pathname, params: searchParams };
  }, [pathname, searchParams]);

  const change = useCallback(
    (changes: Record<string, string>, how: { trail?: string[]; replace?: boolean; path?: string } = {}) => {
      const params = new URLSearchParams(wanted.current.params);
      params.delete("cursor");
      for (const [name, value] of Object.entries(changes)) {
        if (value) params.set(name, value);
        else params.delete(name);
      }
      wanted.current = { pathname: how.path ?? wanted.current.pathname, params };
      const to = { pathname: wanted.current.pathname, search: params.toString() };
      void navigate(to, {
        state: { trail: how.trail ?? [] },
        preventScrollReset: true,
        replace: how.replace ?? false,
      });
    },
    [navigate],
  );
  const onSearch = useCallback((words: string) => change({ search: words }, { replace: true }), [change]);
  /** Words that are typed and not asked for yet: a filter that is changed meanwhile takes them along. */
  const onType = useCallback((words: string) => {
    const params = new URLSearchParams(wanted.current.params);
    if (words) params.set("search", words);
    else params.delete("search");
    wanted.current = { ...wanted.current, params };
  }, []);

  return {
    search,
    sort: searchParams.get("sort") ?? "",
    cursor,
    /** Pages before this one; null when the list was entered in the middle and nobody knows. */
    pagesBefore: cursor && trail.length === 0 ? null : trail.length,
    get: (name: string) => searchParams.get(name) ?? "",
    set: (name: string, value: string) => change({ [name]: value }),
    /** The same list at another address, with what is searched and sorted. */
    goTo: (path: string) => change({}, { path }),
    /** What a search box needs. */
    searchBox: { value: search, onSearch, onType },
    setSort: (sort: string) => change({ sort }),
    // A cursor belongs to the search that is shown, not to one that is just being typed.
    goNext: (nextCursor: string) => change({ search, cursor: nextCursor }, { trail: [...trail, cursor] }),
    goPrevious: () => change({ search, cursor: trail.at(-1) ?? "" }, { trail: trail.slice(0, -1) }),
  };
}
