import { STOCK_REASONS, type StockReason, stockReasonLabels } from "@larkwood/contract";
import { useState } from "react";
import { Link } from "react-router";
import { AdminIcon } from "~/features/admin/shared/ui/admin-icon";
import { adminPaths } from "~/lib/admin-paths";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { Select } from "~/ui/select";
import { type CountRow, differenceOf, problemOf } from "./count-rows";
import { CountTable } from "./count-table";
import { ScanField } from "./scan-field";
import { useStockTake } from "./use-stock-take";

const reasons = STOCK_REASONS.map((value) => ({ value, label: stockReasonLabels[value] }));
const isReason = (text: string): text is StockReason => STOCK_REASONS.some((reason) => reason === text);

function summaryText(rows: readonly CountRow[]): string {
  const different = rows.filter((row) => differenceOf(row)).length;
  const refused = rows.filter((row) => problemOf(row)).length;
  const count = `${rows.length} counted, ${different === 0 ? "none" : different} different`;
  return refused > 0 ? `${count}, ${refused} to correct or remove.` : `${count}.`;
}

/** Counts stock items with a scanner or by hand, shows the differences and posts all of them at once. */
export function StockTake() {
  const take = useStockTake();
  const [isClearing, setClearing] = useState(false);
  return (
    <>
      <Link to={adminPaths.stock} className="link inline-flex items-center gap-2 text-sm">
        <AdminIcon name="arrow-left" size={16} />
        Stock
      </Link>
      <h1 className="pt-4 pb-3 text-2xl">Stock-take</h1>
      <p className="max-w-prose pb-5 text-sm text-ink-soft">
        Count what is on the shelf, with the units of orders that have not shipped. Your counts stay on this
        device until you post them.
      </p>
      <ScanField onScan={take.scan} />
      <p role="status" className="py-4 text-sm empty:py-2">
        {take.notice}
      </p>
      {take.rows.length > 0 ? (
        <>
          <CountTable rows={take.rows} onType={take.setTyped} onChoose={take.choose} onRemove={take.remove} />
          <PostForm
            summary={summaryText(take.rows)}
            busy={take.isPosting}
            onPost={take.post}
            onClear={() => setClearing(true)}
          />
        </>
      ) : null}
      <ConfirmDialog
        open={isClearing}
        question="Discard all counts?"
        confirmLabel="Discard"
        onConfirm={() => {
          setClearing(false);
          take.clear();
        }}
        onCancel={() => setClearing(false)}
      >
        The stock stays as it is.
      </ConfirmDialog>
    </>
  );
}

type PostFormProps = {
  summary: string;
  busy: boolean;
  onPost: (reason: StockReason, note: string) => Promise<void>;
  onClear: () => void;
};

function PostForm({ summary, busy, onPost, onClear }: PostFormProps) {
  const [reason, setReason] = useState<StockReason>("count");
  const [note, setNote] = useState("");
  return (
    <Form
      busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        void onPost(reason, note.trim());
      }}
      className="grid max-w-2xl gap-5 pt-6 sm:grid-cols-2"
    >
      <p className="text-sm font-medium sm:col-span-2">{summary}</p>
      <Select
        label="Reason"
        name="reason"
        options={reasons}
        value={reason}
        onChange={({ target }) => {
          if (isReason(target.value)) setReason(target.value);
        }}
      />
      <Field
        label="Note (optional)"
        name="note"
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <span className="flex flex-wrap gap-3 sm:col-span-2">
        <SubmitButton busy={busy}>Post all counts</SubmitButton>
        <Button variant="quiet" onClick={onClear}>
          Discard
        </Button>
      </span>
    </Form>
  );
}
