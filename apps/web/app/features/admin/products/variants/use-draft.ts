import type { Product } from "@larkwood/contract";
import { useCallback, useMemo, useState } from "react";
import { type Draft, type RegularPrices, toVariantsDraft } from "./draft";
import { toVariantsForm } from "./to-variants-form";

export type EditDraft = (change: (draft: Draft) => Draft) => void;

const toJson = (draft: Draft) => JSON.stringify(toVariantsForm(draft));

/** Form state of options and variants, and whether it has unsaved changes. */
export function useDraft(product: Product, regularPrices: RegularPrices) {
  const [initial, setInitial] = useState(() => toVariantsDraft(product));
  const [draft, setDraft] = useState(initial);
  const fill = useCallback((stored: Product) => {
    const next = toVariantsDraft(stored);
    setInitial(next);
    setDraft(next);
  }, []);
  const initialJson = useMemo(() => toJson(initial), [initial]);
  const isDirty = useMemo(() => toJson(draft) !== initialJson, [draft, initialJson]);
  const edit: EditDraft = useCallback(
    (change) => setDraft((current) => change({ ...current, regularPrices })),
    [regularPrices],
  );
  const restore = (stored: unknown) => setDraft(stored as Draft);
  return { draft, edit, fill, restore, isDirty };
}
