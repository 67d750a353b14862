import { type RefObject, useEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { type CatalogueFilters, catalogueUrl } from "./filters";

// Below this the banner alone fills the screen.
const NARROW = "(max-width: 767px)";

/** Brings the list onto the screen of a phone after a search or a filter; the banner above it stays where it is. */
export function useScrollToResults(filters: CatalogueFilters): RefObject<HTMLDivElement | null> {
  const results = useRef<HTMLDivElement>(null);
  const address = catalogueUrl(filters);
  const isNarrowed = address.includes("?");
  const shown = useRef<string | null>(null);
  const arrived = useNavigationType();

  useEffect(() => {
    const isFirst = shown.current === null;
    if (shown.current === address) return;
    shown.current = address;
    // On the way back the place is restored; a room that was just opened begins with its banner.
    const isBack = arrived === NavigationType.Pop && !isFirst;
    if (isBack || (isFirst && (!isNarrowed || scrollY > 0)) || !matchMedia(NARROW).matches) return;
    results.current?.scrollIntoView({ block: "start" });
  }, [address, arrived, isNarrowed]);

  return results;
}
