import { ApiError, type Product } from "@larkwood/contract";
import { useEffect, useState } from "react";
import { findConflict } from "~/features/admin/shared/edit-conflict";
import type { ChangedField } from "~/features/admin/shared/ui/edit-conflict";
import { showToast } from "~/ui/toast-region";
import { readProduct } from "./product-queries";

/** A save of one section: the version before it, and the saved product. */
export type SectionSave = { baseVersion: number; product: Product };

/** Props of every section below the product form. */
export type ProductSectionProps = {
  product: Product;
  /** The last save of any section. */
  saved: SectionSave | null;
  onSaved: (save: SectionSave) => void;
  onDirty: (isDirty: boolean) => void;
};

type SectionOptions = ProductSectionProps & {
  /** Fills the section from the stored product. */
  fill: (product: Product) => void;
  isDirty: boolean;
  /** Whether another user changed values of this section. */
  hasConflict: (base: Product, current: Product) => boolean;
  send: (stored: Product, headers: { "if-match": string }) => Promise<Product>;
  onProblems: (problems: Record<string, string>) => void;
  texts: { saved: string; failed: string };
};

/**
 * Saves one section of a product with optimistic locking. It adopts saves by other sections of the page.
 * A conflict with another user's changes is shown to the user.
 */
export function useProductSection(options: SectionOptions) {
  const { product, saved, onSaved, onDirty, fill, isDirty, hasConflict, send, onProblems, texts } = options;
  const [base, setBase] = useState(product);
  const [theirs, setTheirs] = useState<Product | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (saved?.baseVersion !== base.version) return;
    setBase(saved.product);
    if (!isDirty) fill(saved.product);
  }, [saved, base, isDirty, fill]);

  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  const resetTo = (stored: Product) => {
    setBase(stored);
    setTheirs(null);
    fill(stored);
  };

  /** The saved product; null after a conflict with another user's changes. */
  const sendWithRetry = async (stored: Product): Promise<SectionSave | null> => {
    try {
      return {
        baseVersion: stored.version,
        product: await send(stored, { "if-match": `"${stored.version}"` }),
      };
    } catch (error) {
      if (!findConflict(error)) throw error;
      const current = await readProduct(stored.id);
      // Retry if the other user changed only other fields.
      if (current.version !== stored.version && !hasConflict(stored, current)) return sendWithRetry(current);
      setTheirs(current);
      return null;
    }
  };

  const save = async (stored: Product) => {
    setBusy(true);
    try {
      const result = await sendWithRetry(stored);
      if (result) {
        resetTo(result.product);
        onSaved(result);
        showToast(texts.saved);
      } else showToast(texts.failed, "alert");
    } catch (error) {
      if (error instanceof ApiError) onProblems(error.fieldErrors);
      showToast(texts.failed, "alert");
    } finally {
      setBusy(false);
    }
  };

  /** Props of the section frame; `changesIn` lists another user's changes. */
  const frame = (changesIn: (current: Product) => readonly ChangedField[]) => ({
    busy,
    onDiscard: () => resetTo(base),
    conflict: theirs && {
      changed: changesIn(theirs),
      onTakeTheirs: () => resetTo(theirs),
      onKeepMine: () => void save(theirs),
    },
  });

  return { base, save, frame };
}
