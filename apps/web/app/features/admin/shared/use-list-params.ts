import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

/** Cursors of the previous pages, stored in the history entry so that Back and reload preserve them. */
function trailOf(state: unknown): string[] {
  const trail = (state as { trail?: unknown } | null)?.trail;
  return Array.isArray(trail) ? trail.filter((cursor) => typeof cursor === "string") : [];
}

/** Search, sort and page of a list, stored in the URL. Changing search or sort returns to the first page. */
export function useListParams() {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const trail = trailOf(state);
  const search = searchParams.get("search") ?? "";
  const cursor = searchParams.get("cursor") ?? "";
  // The latest requested state, which may not be in the URL yet when a second filter changes.
  const latest = useRef({ pathname, params: searchParams });
  useEffect(() => {
    latest.current = { pathname, params: searchParams };
  }, [pathname, searchParams]);

  const change = useCallback(
    (
      changes: Record<string, string>,
      options: { trail?: string[]; replace?: boolean; path?: string } = {},
    ) => {
      const params = new URLSearchParams(latest.current.params);
      params.delete("cursor");
      for (const [name, value] of Object.entries(changes)) {
        if (value) params.set(name, value);
        else params.delete(name);
      }
      latest.current = { pathname: options.path ?? latest.current.pathname, params };
      const to = { pathname: latest.current.pathname, search: params.toString() };
      void navigate(to, {
        state: { trail: options.trail ?? [] },
        preventScrollReset: true,
        replace: options.replace ?? false,
      });
    },
    [navigate],
  );
  /** Opens a view of the list by its address. A filter that is chosen at once changes this view. */
  const openView = useCallback(
    ({ to }: { to: string }) => {
      const [path = "", query = ""] = to.split("?");
      latest.current = { pathname: path, params: new URLSearchParams(query) };
      void navigate(to);
    },
    [navigate],
  );
  const onSearch = useCallback((text: string) => change({ search: text }, { replace: true }), [change]);
  /** Remembers typed text before the search runs, so that a filter change includes it. */
  const onType = useCallback((text: string) => {
    const params = new URLSearchParams(latest.current.params);
    if (text) params.set("search", text);
    else params.delete("search");
    latest.current = { ...latest.current, params };
  }, []);

  return {
    search,
    sort: searchParams.get("sort") ?? "",
    cursor,
    /** Number of previous pages; null if the list was opened at a cursor. */
    pagesBefore: cursor && trail.length === 0 ? null : trail.length,
    get: (name: string) => searchParams.get(name) ?? "",
    set: (name: string, value: string) => change({ [name]: value }),
    setAll: (changes: Record<string, string>) => change(changes),
    openView,
    /** Opens the same list at another path with the current search and sort. */
    goTo: (path: string) => change({}, { path }),
    /** Props of the search box. */
    searchBox: { value: search, onSearch, onType },
    setSort: (sort: string) => change({ sort }),
    // A cursor belongs to the displayed search, not to text that is still being typed.
    goNext: (nextCursor: string) => change({ search, cursor: nextCursor }, { trail: [...trail, cursor] }),
    goPrevious: () => change({ search, cursor: trail.at(-1) ?? "" }, { trail: trail.slice(0, -1) }),
  };
}
