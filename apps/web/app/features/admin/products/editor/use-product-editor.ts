import { type AdminProduct, ApiError, type ProductParts, toastTexts } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { adminProductOptions, patchLists } from "~/features/admin/products/product-queries";
import { sendParts } from "~/features/admin/products/send-parts";
import { useSessionEndedToast } from "~/lib/session/use-session-ended-toast";
import { showToast } from "~/ui/toast-region";
import type { EditorPart, StoredProduct } from "./editor-context";
import { useStoredDraft } from "./use-stored-draft";

/** Saves all changed sections of a product in one call, with optimistic locking. */
export function useProductEditor(loaded: AdminProduct, onProblem: () => void) {
  const client = useQueryClient();
  const parts = useRef(new Map<string, EditorPart>());
  const [dirtyIds, setDirtyIds] = useState<readonly string[]>([]);
  const [base, setBase] = useState<StoredProduct>(loaded);
  const [theirs, setTheirs] = useState<StoredProduct | null>(null);
  const [busy, setBusy] = useState(false);
  const { found, touch, flush, fillPending, take, dismiss } = useStoredDraft(loaded.id, parts.current, base);
  const [restored, setRestored] = useState(0);
  useSessionEndedToast(busy, toastTexts.productUpdateFailed);

  const setDirty = useCallback((id: string, isDirty: boolean) => {
    setDirtyIds((ids) => {
      if (ids.includes(id) === isDirty) return ids;
      return isDirty ? [...ids, id] : ids.filter((one) => one !== id);
    });
  }, []);
  const register = useCallback(
    (id: string, part: EditorPart) => {
      parts.current.set(id, part);
      setDirty(id, part.isDirty);
      fillPending(id, part);
      touch();
    },
    [setDirty, fillPending, touch],
  );
  const unregister = useCallback(
    (id: string) => {
      // When the page is left, this is called for every section.
      flush();
      parts.current.delete(id);
      setDirty(id, false);
    },
    [setDirty, flush],
  );

  const dirtyParts = () => [...parts.current.values()].filter(({ isDirty }) => isDirty);
  const changesIn = (current: StoredProduct) => dirtyParts().flatMap((part) => part.changesIn(current));
  /** Adopts the stored product in all sections. */
  const resetTo = (stored: StoredProduct) => {
    setBase(stored);
    setTheirs(null);
    for (const part of parts.current.values()) part.fill(stored);
  };

  const restoreDraft = () => {
    if (!found) return;
    take();
    resetTo(found.base);
    setRestored((count) => count + 1);
  };
  useEffect(() => {
    if (restored > 0) for (const [id, part] of parts.current) fillPending(id, part);
  }, [restored, fillPending]);

  /** All changes; null if a section can't be saved yet. */
  const toBody = (stored: StoredProduct): ProductParts | null => {
    const bodies = dirtyParts().map((part) => part.toBody(stored));
    const complete = bodies.filter((body) => body !== null);
    return complete.length < bodies.length ? null : Object.assign({}, ...complete);
  };

  const saveOver = async (stored: StoredProduct) => {
    const body = toBody(stored);
    if (!body) return onProblem();
    setBusy(true);
    try {
      const result = await sendParts(stored, {
        toBody: (current) => toBody(current) ?? body,
        hasConflict: (current) => changesIn(current).length > 0,
      });
      if (!result.saved) {
        setTheirs(result.current);
        return showToast(toastTexts.productUpdateFailed, "alert");
      }
      resetTo(result.saved);
      client.setQueryData(adminProductOptions(loaded.id).queryKey, result.saved);
      const { saved } = result;
      patchLists(client, (items) => items.map((item) => (item.id === saved.id ? saved : item)));
      void client.invalidateQueries({ queryKey: ["audit"] });
      showToast(toastTexts.productUpdated);
    } catch (error) {
      if (error instanceof ApiError)
        for (const part of parts.current.values()) part.onProblems(error.fieldErrors);
      showToast(toastTexts.productUpdateFailed, "alert");
      onProblem();
    } finally {
      setBusy(false);
    }
  };

  const latestSave = useRef(() => {});
  latestSave.current = () => void saveOver(base);
  const context = useMemo(
    () => ({ register, unregister, save: () => latestSave.current() }),
    [register, unregister],
  );
  return {
    context,
    base,
    busy,
    dirtyIds,
    discard: () => resetTo(base),
    storedDraft: found && {
      at: found.at,
      isOutdated: found.base.version !== loaded.version,
      onRestore: restoreDraft,
      onDiscard: dismiss,
    },
    conflict: theirs && {
      changed: changesIn(theirs),
      onTakeTheirs: () => resetTo(theirs),
      onKeepMine: () => void saveOver(theirs),
    },
  };
}
