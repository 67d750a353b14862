import type { Product } from "@larkwood/contract";
import { useCallback, useState } from "react";

/** What a part shows and lets somebody change, whether that differs from what it was filled from, and what is wrong with it. */
export function useFilled<Draft>(product: Product, read: (product: Product) => Draft) {
  const [filled, setFilled] = useState(() => read(product));
  const [draft, setDraft] = useState(filled);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const fill = useCallback(
    (stored: Product) => {
      setFilled(read(stored));
      setDraft(read(stored));
      setProblems({});
    },
    [read],
  );
  const change = (next: (known: Draft) => Draft) => {
    setDraft(next);
    setProblems({});
  };
  const isDirty = JSON.stringify(draft) !== JSON.stringify(filled);
  return { filled, draft, change, fill, isDirty, problems, setProblems };
}
