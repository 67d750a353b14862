import type { Product } from "@larkwood/contract";
import { useState } from "react";
import { type SelectAll, SelectionBar } from "~/features/admin/shared/ui/selection-bar";
import { Button } from "~/ui/button";
import { BulkDialog } from "./bulk-dialog";

type BulkBarProps = { products: readonly Product[]; all: SelectAll; onDone: () => void };

/** Bulk actions for the selected products. */
export function BulkBar({ products, all, onDone }: BulkBarProps) {
  const [subject, setSubject] = useState<"price" | "category" | null>(null);
  return (
    <SelectionBar label="Selected products" count={products.length} all={all} onClear={onDone}>
      <Button variant="outline" size="sm" onClick={() => setSubject("price")}>
        Change price
      </Button>
      <Button variant="outline" size="sm" onClick={() => setSubject("category")}>
        Change category
      </Button>
      <BulkDialog subject={subject} products={products} onClose={() => setSubject(null)} onDone={onDone} />
    </SelectionBar>
  );
}
