import { useEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { type CatalogueFilters, catalogueUrl } from "./filters";

// Up to this width the banner fills the screen.
const NARROW = "(max-width: 767px)";

/**
 * Scrolls to the results after a search or filter change: on phones at once, on wider screens if the new list ends above
 * the middle of the window. Returns refs for the whole section and for the list.
 */
export function useScrollToResults(filters: CatalogueFilters, isLoaded: boolean) {
  const section = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const url = catalogueUrl(filters);
  const isFiltered = url.includes("?");
  const lastUrl = useRef<string | null>(null);
  const isListChanging = useRef(false);
  const navigationType = useNavigationType();

  useEffect(() => {
    const isFirst = lastUrl.current === null;
    if (lastUrl.current === url) return;
    lastUrl.current = url;
    // Going back restores the scroll position; a category without filters starts at its banner.
    const isBack = navigationType === NavigationType.Pop && !isFirst;
    isListChanging.current = !isFirst && !isBack;
    if (isBack || (isFirst && (!isFiltered || scrollY > 0)) || !matchMedia(NARROW).matches) return;
    section.current?.scrollIntoView({ block: "start" });
  }, [url, navigationType, isFiltered]);

  useEffect(() => {
    if (!isLoaded || !isListChanging.current) return;
    isListChanging.current = false;
    const listEnd = list.current?.getBoundingClientRect().bottom ?? innerHeight;
    if (listEnd < innerHeight / 2) section.current?.scrollIntoView({ block: "start" });
  });

  return { section, list };
}
