import { type RefObject, useEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { type CatalogueFilters, catalogueUrl } from "./filters";

// Up to this width the banner fills the screen.
const NARROW = "(max-width: 767px)";

/** On phones, scrolls to the results after a search or filter change. */
export function useScrollToResults(filters: CatalogueFilters): RefObject<HTMLDivElement | null> {
  const results = useRef<HTMLDivElement>(null);
  const url = catalogueUrl(filters);
  const isFiltered = url.includes("?");
  const lastUrl = useRef<string | null>(null);
  const navigationType = useNavigationType();

  useEffect(() => {
    const isFirst = lastUrl.current === null;
    if (lastUrl.current === url) return;
    lastUrl.current = url;
    // Going back restores the scroll position; a category without filters starts at its banner.
    const isBack = navigationType === NavigationType.Pop && !isFirst;
    if (isBack || (isFirst && (!isFiltered || scrollY > 0)) || !matchMedia(NARROW).matches) return;
    results.current?.scrollIntoView({ block: "start" });
  }, [url, navigationType, isFiltered]);

  return results;
}
