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

/** Edits all selected products at once, after a preview of every row. */
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
  const [errorMessage, setErrorMessage] = useState("");
  // Number of products changed so far; a large selection is sent in batches, and a retry continues here.
  const [done, setDone] = useState(0);
  const parsed = bulkChangeSchema.safeParse(draft);
  const change = parsed.success ? parsed.data : null;

  const apply = async () => {
    if (!change) return;
    setBusy(true);
    let changedSoFar = done;
    try {
      const remaining = products.slice(done).map(({ id, version }) => ({ id, version }));
      await inBatches(remaining, LIMITS.bulk, async (batch) => {
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
      const current = readConflicts(error);
      patchLists(client, (items) => items.map((item) => current.find(({ id }) => id === item.id) ?? item));
      showToast(toastTexts.productUpdateFailed, "alert");
      setErrorMessage(errorText(error, current, changedSoFar));
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
      {errorMessage ? (
        <p role="alert" className="text-sm text-danger">
          {errorMessage}
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

/** Products that another user changed in the meantime, in their stored version. */
function readConflicts(error: unknown): Product[] {
  const current = problemContext(error, "edit_conflict");
  return Array.isArray(current) ? current : [];
}

/** The reason for the failure, with the names of conflicting products. */
function errorText(error: unknown, current: readonly Product[], done: number): string {
  const outcome =
    done > 0 ? `${number.format(done)} were changed, the others weren't.` : "Nothing was changed.";
  if (!(error instanceof ApiError) || !error.problem) return `${outcome} Please try again.`;
  const names = current.map(({ name }) => name).join(", ");
  const texts = Object.values(error.fieldErrors).join(" ");
  return [`${error.problem.title}.`, names && `${names}.`, texts, outcome].filter(Boolean).join(" ");
}
