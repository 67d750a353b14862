import type { Product } from "@larkwood/contract";
import { useCallback, useState } from "react";

/** State of a section: its initial values, the edited draft, whether they differ, and errors by field. */
export function useSectionDraft<Draft>(product: Product, toDraft: (product: Product) => Draft) {
  const [initial, setInitial] = useState(() => toDraft(product));
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const fill = useCallback(
    (stored: Product) => {
      setInitial(toDraft(stored));
      setDraft(toDraft(stored));
      setProblems({});
    },
    [toDraft],
  );
  const change = (next: (current: Draft) => Draft) => {
    setDraft(next);
    setProblems({});
  };
  const restore = (stored: unknown) => setDraft(stored as Draft);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(initial);
  return { initial, draft, change, fill, restore, isDirty, problems, setProblems };
}
