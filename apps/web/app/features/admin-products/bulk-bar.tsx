import type { Product } from "@larkwood/contract";
import { useState } from "react";
import { Button } from "~/ui/button";
import { BulkDialog } from "./bulk-dialog";

type BulkBarProps = { products: readonly Product[]; onDone: () => void };

/** What can be done with the selected products at once. */
export function BulkBar({ products, onDone }: BulkBarProps) {
  const [subject, setSubject] = useState<"price" | "category" | null>(null);
  return (
    <section
      aria-label="Selected products"
      className="flex w-full items-center gap-3 bg-linen px-4 py-2 text-sm"
    >
      <p role="status" className="mr-auto font-medium">
        {products.length} selected
      </p>
      <Button variant="outline" size="sm" onClick={() => setSubject("price")}>
        Change price
      </Button>
      <Button variant="outline" size="sm" onClick={() => setSubject("category")}>
        Change category
      </Button>
      <Button variant="quiet" size="sm" onClick={onDone}>
        Clear
      </Button>
      <BulkDialog subject={subject} products={products} onClose={() => setSubject(null)} onDone={onDone} />
    </section>
  );
}
