import { ApiError, type Product, type ProductParts } from "@larkwood/contract";
import { useEffect, useState } from "react";
import type { ChangedField } from "~/features/admin/shared/ui/edit-conflict";
import { showToast } from "~/ui/toast-region";
import { useEditorPart } from "./editor/use-editor-part";
import { sendParts } from "./send-parts";

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
  id: string;
  /** Fills the section from the stored product. */
  fill: (product: Product) => void;
  isDirty: boolean;
  /** Another user's changes of values in this section since the base. */
  findChanges: (base: Product, current: Product) => readonly ChangedField[];
  /** The changes to save; null if a field is invalid or the user has to confirm them first. */
  toBody: (stored: Product) => ProductParts | null;
  onProblems: (problems: Record<string, string>) => void;
  /** The form state of an editor, and how to fill it again. */
  draft: unknown;
  restore: (draft: unknown) => void;
  texts: { saved: string; failed: string };
};

/**
 * A section of a product. In an editor it is saved with all other sections. Otherwise it is saved alone with optimistic
 * locking: it adopts saves by other sections of the page, and shows a conflict with another user's changes.
 */
export function useProductSection(options: SectionOptions) {
  const { id, product, saved, onSaved, onDirty, fill, isDirty, findChanges, toBody, onProblems, texts } =
    options;
  const { draft, restore } = options;
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
  const changesIn = (current: Product) => findChanges(base, current);
  const editor = useEditorPart(id, { isDirty, toBody, fill: resetTo, changesIn, onProblems, draft, restore });

  const saveOver = async (stored: Product) => {
    const body = toBody(stored);
    if (!body) return;
    setBusy(true);
    try {
      const result = await sendParts(stored, {
        toBody: (current) => toBody(current) ?? body,
        hasConflict: (current) => changesIn(current).length > 0,
      });
      if (result.saved) {
        resetTo(result.saved);
        onSaved({ baseVersion: result.baseVersion, product: result.saved });
        showToast(texts.saved);
      } else {
        setTheirs(result.current);
        showToast(texts.failed, "alert");
      }
    } catch (error) {
      if (error instanceof ApiError) onProblems(error.fieldErrors);
      showToast(texts.failed, "alert");
    } finally {
      setBusy(false);
    }
  };
  const save = () => (editor ? editor.save() : void saveOver(base));

  return {
    base,
    save,
    /** Props of the section frame. */
    frame: {
      id,
      busy,
      onSave: save,
      onDiscard: () => resetTo(base),
      conflict: theirs && {
        changed: changesIn(theirs),
        onTakeTheirs: () => resetTo(theirs),
        onKeepMine: () => void saveOver(theirs),
      },
    },
  };
}
