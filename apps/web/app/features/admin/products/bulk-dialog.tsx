import {
  ApiError,
  type BulkChange,
  bulkChangeSchema,
  LIMITS,
  type Product,
  problemContext,
  toastTexts,
} from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { inBatches } from "~/features/admin/shared/in-batches";
import { api } from "~/lib/api/api";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { showToast } from "~/ui/toast-region";
import { BulkCategoryFields, BulkPriceFields } from "./bulk-fields";
import { BulkPreview } from "./bulk-preview";
import { patchLists } from "./product-queries";

type BulkDialogProps = {
  subject: "price" | "category" | null;
  products: readonly Product[];
  onClose: () => void;
  onDone: () => void;
};

/** One change for all selected products, shown line by line before it is made. */
export function BulkDialog({ subject, ...rest }: BulkDialogProps) {
  const title = subject === "category" ? "Change category" : "Change price";
  return (
    <Dialog
      open={subject !== null}
      onClose={rest.onClose}
      title={title}
      className="w-[min(40rem,calc(100vw-2.5rem))]"
    >
      {subject ? <BulkFields subject={subject} {...rest} /> : null}
    </Dialog>
  );
}

function BulkFields({ subject, products, onClose, onDone }: BulkDialogProps & { subject: string }) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<Partial<BulkChange>>(
    subject === "category" ? { kind: "category" } : { kind: "price-percent" },
  );
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  // Of a selection that is too large for one call: how many have been changed. A retry goes on from there.
  const [done, setDone] = useState(0);
  const parsed = bulkChangeSchema.safeParse(draft);
  const change = parsed.success ? parsed.data : null;

  const apply = async () => {
    if (!change) return;
    setBusy(true);
    let changedSoFar = done;
    try {
      const seen = products.slice(done).map(({ id, version }) => ({ id, version }));
      await inBatches(seen, LIMITS.bulk, async (batch) => {
        const { data } = await api("changeProducts", { body: { products: batch, change } });
        const changed = new Map(data.products.map((product) => [product.id, product]));
        patchLists(client, (items) => items.map((item) => changed.get(item.id) ?? item));
        changedSoFar += batch.length;
        setDone(changedSoFar);
      });
      showToast(
        products.length === 1 ? "1 product changed" : `${number.format(products.length)} products changed`,
      );
      onDone();
      onClose();
    } catch (error) {
      const current = conflictsIn(error);
      patchLists(client, (items) => items.map((item) => current.find(({ id }) => id === item.id) ?? item));
      showToast(toastTexts.productUpdateFailed, "alert");
      setRefusal(refusalText(error, current, changedSoFar));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div aria-busy={busy} className="grid grid-cols-1 gap-5 pt-3">
      {subject === "category" ? (
        <BulkCategoryFields onChange={setDraft} />
      ) : (
        <BulkPriceFields error={parsed.error?.issues[0]?.message} onChange={setDraft} />
      )}
      <BulkPreview products={products} change={change} />
      {refusal ? (
        <p role="alert" className="text-sm text-danger">
          {refusal}
        </p>
      ) : null}
      <Button disabled={!change || busy} onClick={() => void apply()}>
        {buttonText(products.length, done, busy)}
      </Button>
    </div>
  );
}

const number = new Intl.NumberFormat("en-US");

function buttonText(count: number, done: number, busy: boolean): string {
  if (done > 0) return `${number.format(done)} of ${number.format(count)} changed${busy ? "" : ": continue"}`;
  return `Change ${count === 1 ? "1 product" : `${number.format(count)} products`}`;
}

/** The products that somebody else changed in the meantime, as they are now. */
function conflictsIn(error: unknown): Product[] {
  const current = problemContext(error, "edit_conflict");
  return Array.isArray(current) ? current : [];
}

/** Why nothing more was changed, with the names of the products that stand in the way. */
function refusalText(error: unknown, current: readonly Product[], done: number): string {
  const rest = done > 0 ? `${number.format(done)} were changed, the others weren't.` : "Nothing was changed.";
  if (!(error instanceof ApiError) || !error.problem) return `${rest} Please try again.`;
  const names = current.map(({ name }) => name).join(", ");
  const texts = Object.values(error.fieldErrors).join(" ");
  return [`${error.problem.title}.`, names && `${names}.`, texts, rest].filter(Boolean).join(" ");
}
