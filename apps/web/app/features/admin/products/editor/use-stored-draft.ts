import { useCallback, useEffect, useRef, useState } from "react";
import { draftStorage } from "~/lib/session/tab-storage";
import type { EditorPart, StoredProduct } from "./editor-context";

/** Unsaved changes with the product that they were made on. */
export interface StoredDraft {
  at: string;
  base: StoredProduct;
  /** Form state of the changed sections, by id. */
  parts: Record<string, unknown>;
}

const SAVE_AFTER_MS = 300;

function readDraft(storage: ReturnType<typeof draftStorage<StoredDraft>>): StoredDraft | null {
  const { at, base, parts } = storage.read();
  return at && base && parts ? { at, base, parts } : null;
}

const keysOf = (value: unknown) => Object.keys(value && typeof value === "object" ? value : {});

/** Whether a stored form state fits the section; an older version of the code may have stored another one. */
function fits(stored: unknown, current: unknown): boolean {
  if (Array.isArray(stored) || Array.isArray(current)) return Array.isArray(stored) && Array.isArray(current);
  const names = keysOf(stored);
  return keysOf(current).every((name) => names.includes(name));
}

/** Stores the unsaved changes of a product on this device, until they are saved or discarded. */
export function useStoredDraft(id: string, parts: ReadonlyMap<string, EditorPart>, base: StoredProduct) {
  const [storage] = useState(() => draftStorage<StoredDraft>(`product-${id}`));
  const [found, setFound] = useState(() => readDraft(storage));
  const isOwn = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestBase = useRef(base);
  latestBase.current = base;
  const pending = useRef(new Map<string, unknown>());

  const flush = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const changed = [...parts].filter(([, { isDirty }]) => isDirty);
    if (changed.length > 0) {
      isOwn.current = true;
      const drafts = Object.fromEntries(changed.map(([name, { draft }]) => [name, draft]));
      storage.write({ at: new Date().toISOString(), base: latestBase.current, parts: drafts });
    } else if (isOwn.current) {
      isOwn.current = false;
      storage.clear();
    }
  }, [parts, storage]);
  const touch = useCallback(() => {
    timer.current ??= setTimeout(flush, SAVE_AFTER_MS);
  }, [flush]);

  useEffect(() => {
    // A phone may end a hidden page without another event.
    document.addEventListener("visibilitychange", flush);
    window.addEventListener("pagehide", flush);
    return () => {
      document.removeEventListener("visibilitychange", flush);
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [flush]);

  /** Fills a section that waits for its restored changes. Sections may appear late. */
  const fillPending = useCallback((name: string, part: EditorPart) => {
    const stored = pending.current.get(name);
    if (!pending.current.delete(name) || !fits(stored, part.draft)) return;
    part.restore(stored);
  }, []);

  return {
    found,
    touch,
    flush,
    fillPending,
    /** Takes the found changes; `fillPending` then fills each section. */
    take: () => {
      pending.current = new Map(Object.entries(found?.parts ?? {}));
      isOwn.current = true;
      setFound(null);
    },
    dismiss: () => {
      if (!isOwn.current) storage.clear();
      setFound(null);
    },
  };
}
