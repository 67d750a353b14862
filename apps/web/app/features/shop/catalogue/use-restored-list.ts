import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import type { useProductList } from "./use-product-list";

type Position = { pages: number; top: number };
type List = Pick<
  ReturnType<typeof useProductList>,
  "data" | "isPending" | "hasNextPage" | "isFetchingNextPage" | "fetchNextPage"
>;

const OWN_SCROLLING = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

function readPosition(key: string): Position | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function savePosition(key: string, position: Position): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(position));
  } catch {
    // Storage is full or blocked: the list starts at its top.
  }
}

/** Restores loaded pages and scroll position when the shopper comes back and the window was reloaded meanwhile. */
export function useRestoredList(list: List): void {
  const { key, pathname, search } = useLocation();
  const storageKey = `list ${key} ${pathname}${search}`;
  const isBack = useNavigationType() === NavigationType.Pop;
  const pages = list.data?.pages.length ?? 0;
  const lastPages = useRef(pages);
  // A list that is still in memory needs no help.
  const target = useRef(isBack && list.isPending ? readPosition(storageKey) : null);

  useEffect(() => {
    lastPages.current = pages;
  });

  useLayoutEffect(() => {
    const save = () => savePosition(storageKey, { pages: lastPages.current, top: scrollY });
    addEventListener("pagehide", save);
    return () => {
      removeEventListener("pagehide", save);
      save();
    };
  }, [storageKey]);

  useEffect(() => {
    const giveUp = () => {
      target.current = null;
    };
    for (const type of OWN_SCROLLING) addEventListener(type, giveUp, { passive: true, once: true });
    return () => {
      for (const type of OWN_SCROLLING) removeEventListener(type, giveUp);
    };
  }, []);

  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  useEffect(() => {
    const position = target.current;
    if (!position || pages === 0 || isFetchingNextPage) return;
    if (pages < position.pages && hasNextPage) {
      void fetchNextPage();
      return;
    }
    target.current = null;
    scrollTo({ top: position.top, behavior: "instant" });
  }, [pages, hasNextPage, isFetchingNextPage, fetchNextPage]);
}
