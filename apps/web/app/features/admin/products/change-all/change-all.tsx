import { type BulkChange, bulkChangeSchema, type Category, type Product } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { BulkPreview } from "~/features/admin/products/bulk-preview";
import type { ListFilter } from "~/features/admin/products/product-queries";
import { productCountText } from "~/features/admin/shared/product-count-text";
import { ProgressBar } from "~/features/admin/shared/ui/progress-bar";
import { queryKeys } from "~/lib/api/query-keys";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Select } from "~/ui/select";
import { ChangeFields } from "./change-fields";
import { ChangeResult } from "./change-result";
import { type ChangeSubject, SUBJECTS } from "./subjects";
import { useChangeAll } from "./use-change-all";

type ChangeAllProps = {
  filter: { search: string; category: Category | "" } & ListFilter;
  /** Whether the list has exact matches. The dialog stays open for its result even if the list becomes empty. */
  isEnabled: boolean;
  /** Number of products that match the filter. */
  total: number;
  /** The first products, for the preview. */
  rows: readonly Product[];
};
/** Bulk edit of all products that match the list's filter, in a background job. */
export function ChangeAll(props: ChangeAllProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {props.isEnabled ? (
        <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
          Change all {props.total.toLocaleString("en-US")}
        </Button>
      ) : null}
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={`Change all ${productCountText(props.total)} in this list`}
        className="w-[min(40rem,calc(100vw-2.5rem))]"
      >
        {isOpen ? <ChangeForm {...props} onDone={() => setIsOpen(false)} /> : null}
      </Dialog>
    </>
  );
}

function ChangeForm({ filter, total, rows, onDone }: ChangeAllProps & { onDone: () => void }) {
  const client = useQueryClient();
  const [subject, setSubject] = useState<ChangeSubject>("price");
  const [draft, setDraft] = useState<Partial<BulkChange>>({});
  const [done, setDone] = useState<{ id: string; changed: number } | null>(null);
  const refresh = () => void client.invalidateQueries({ queryKey: queryKeys.products });
  const { progress, problem, start, stop } = useChangeAll((result) => {
    refresh();
    setDone(result);
  });
  const parsed = bulkChangeSchema.safeParse(draft);
  const change = parsed.success ? parsed.data : null;
  const { search, category, ...otherFilters } = filter;
  const requestFilter = {
    ...(search ? { search } : {}),
    ...(category ? { category } : {}),
    ...otherFilters,
    expected: total,
  };
  if (done) return <ChangeResult {...done} onUndone={refresh} onClose={onDone} />;
  return (
    <div aria-busy={progress !== null} className="grid gap-5 pt-3">
      <p className="text-sm text-ink-soft">Changes all products or none. If you stop it, nothing changes.</p>
      <Select
        label="What to change"
        name="subject"
        options={SUBJECTS}
        value={subject}
        disabled={progress !== null}
        onChange={({ target }) => {
          setSubject(target.value as ChangeSubject);
          setDraft({});
        }}
      />
      <ChangeFields
        key={subject}
        subject={subject}
        error={parsed.error?.issues[0]?.message}
        onChange={setDraft}
      />
      {subject === "price" || subject === "category" ? <BulkPreview products={rows} change={change} /> : null}
      {problem ? (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      ) : null}
      {progress ? (
        <div className="flex items-end gap-4">
          <div className="grow">
            <ProgressBar label="Changing products" share={progress.share} />
          </div>
          <Button variant="outline" size="sm" disabled={!progress.id} onClick={stop}>
            Stop
          </Button>
        </div>
      ) : (
        <Button disabled={!change} onClick={() => change && void start({ filter: requestFilter, change })}>
          Change {productCountText(total)}
        </Button>
      )}
    </div>
  );
}
