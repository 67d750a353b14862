import type { Product } from "@larkwood/contract";
import { useCallback, useMemo, useState } from "react";
import { type Draft, draftOf, type RegularPrices } from "./draft";
import { toVariantsForm } from "./to-variants-form";

/** Changes the draft. */
export type EditDraft = (change: (draft: Draft) => Draft) => void;

const sent = (draft: Draft) => JSON.stringify(toVariantsForm(draft));

/** Options and variants while they are edited, and whether they differ from what they were filled from. */
export function useDraft(product: Product, regular: RegularPrices) {
  const [filled, setFilled] = useState(() => draftOf(product));
  const [draft, setDraft] = useState(filled);
  const fill = useCallback((stored: Product) => {
    const next = draftOf(stored);
    setFilled(next);
    setDraft(next);
  }, []);
  const before = useMemo(() => sent(filled), [filled]);
  const isDirty = useMemo(() => sent(draft) !== before, [draft, before]);
  const edit: EditDraft = useCallback(
    (change) => setDraft((known) => change({ ...known, regular })),
    [regular],
  );
  return { draft, edit, fill, isDirty };
}
