import { ApiError, type Product } from "@larkwood/contract";
import { useEffect, useState } from "react";
import { conflictIn } from "~/features/admin/shared/edit-conflict";
import type { ChangedField } from "~/features/admin/shared/ui/edit-conflict";
import { showToast } from "~/ui/toast-region";
import { readProduct } from "./product-queries";

/** A save of one part of the page: the version that it was made over, and what came of it. */
export type PartSave = { over: number; product: Product };

/** What every part below the product form is given. */
export type PartProps = {
  product: Product;
  /** The last save of any part. */
  saved: PartSave | null;
  onSaved: (save: PartSave) => void;
  onDirty: (isDirty: boolean) => void;
};

type Part = PartProps & {
  /** Fills the part with what is stored. */
  fill: (product: Product) => void;
  isDirty: boolean;
  /** Whether somebody else changed what this part is about. */
  isTouched: (base: Product, current: Product) => boolean;
  send: (over: Product, headers: { "if-match": string }) => Promise<Product>;
  onProblems: (problems: Record<string, string>) => void;
  texts: { saved: string; failed: string };
};

/**
 * A part of a product that is saved by itself, over the version that it was filled from. It takes over the version of a
 * save by another part of the page, but never one with somebody else's changes in between: those are shown, and asked about.
 */
export function useProductPart(part: Part) {
  const { product, saved, onSaved, onDirty, fill, isDirty, isTouched, send, onProblems, texts } = part;
  const [base, setBase] = useState(product);
  const [theirs, setTheirs] = useState<Product | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (saved?.over !== base.version) return;
    setBase(saved.product);
    if (!isDirty) fill(saved.product);
  }, [saved, base, isDirty, fill]);

  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  const take = (stored: Product) => {
    setBase(stored);
    setTheirs(null);
    fill(stored);
  };

  /** What is stored after a save; null when somebody else's changes stand in the way. */
  const sendOver = async (over: Product): Promise<PartSave | null> => {
    try {
      return { over: over.version, product: await send(over, { "if-match": `"${over.version}"` }) };
    } catch (error) {
      if (!conflictIn(error)) throw error;
      const current = await readProduct(over.id);
      // Another field of the product is no reason to ask.
      if (current.version !== over.version && !isTouched(over, current)) return sendOver(current);
      setTheirs(current);
      return null;
    }
  };

  const save = async (over: Product) => {
    setBusy(true);
    try {
      const done = await sendOver(over);
      if (done) {
        take(done.product);
        onSaved(done);
        showToast(texts.saved);
      } else showToast(texts.failed, "alert");
    } catch (error) {
      if (error instanceof ApiError) onProblems(error.fieldErrors);
      showToast(texts.failed, "alert");
    } finally {
      setBusy(false);
    }
  };

  /** What the frame around the part needs, told what somebody else changed. */
  const frame = (changesIn: (current: Product) => readonly ChangedField[]) => ({
    busy,
    onDiscard: () => take(base),
    conflict: theirs && {
      changed: changesIn(theirs),
      onTakeTheirs: () => take(theirs),
      onKeepMine: () => void save(theirs),
    },
  });

  return { base, save, frame };
}
