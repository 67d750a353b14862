import type { ReactNode } from "react";
import { useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

/** The filter panel in a dialog, for screens too narrow for a side column. */
export function FilterSheet({ total, children }: { total: number | undefined; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="w-full md:w-48"
      >
        Filters
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Filters">
        {/* With space for the focus rings of its controls, which would be cut off. */}
        <div className="-mx-2 mt-4 max-h-[65dvh] overflow-y-auto px-2">{children}</div>
        <Button onClick={() => setOpen(false)} className="mt-4 w-full">
          {total === undefined ? "Close" : total === 1 ? "Show 1 product" : `Show ${total} products`}
        </Button>
      </Dialog>
    </>
  );
}
