import { ApiError, type Order, type ReturnForm } from "@larkwood/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";
import { Dialog } from "~/ui/dialog";
import { Form, SubmitButton } from "~/ui/form";
import { Textarea } from "~/ui/textarea";
import { showToast } from "~/ui/toast-region";
import { linesToReturn, ReturnLines, type TypedQuantities } from "./return-lines";

type ReturnDialogProps = {
  order: Order;
  /** How many pieces of each line may still be sent back. */
  left: readonly number[];
  open: boolean;
  onClose: () => void;
};

/** Asks to send back pieces of single lines. Sent again because no reply came, it is asked once. */
export function ReturnDialog({ order, left, open, onClose }: ReturnDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Return items from order ${order.number}`}>
      <ReturnFields order={order} left={left} onDone={onClose} />
    </Dialog>
  );
}

function ReturnFields({
  order,
  left,
  onDone,
}: Omit<ReturnDialogProps, "open" | "onClose"> & { onDone: () => void }) {
  const [typed, setTyped] = useState<TypedQuantities>({});
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const queryClient = useQueryClient();
  const requestKey = useIdempotencyKey();
  const ask = useMutation({
    mutationFn: async (body: ReturnForm) =>
      (await api("requestReturn", { params: { id: order.id }, body, headers: requestKey.headersFor(body) }))
        .data,
    onSuccess: (changed) => {
      requestKey.forget();
      queryClient.setQueryData(queryKeys.order(order.id), changed);
      showToast("Return requested. We'll reply by email.");
      onDone();
    },
  });
  const lines = linesToReturn(typed, left);
  const isMissing = lines?.length === 0;
  const send = () => {
    setTried(true);
    if (!lines || isMissing || reason.trim() === "") return;
    ask.mutate({ lines, reason: reason.trim() });
  };
  return (
    <Form
      busy={ask.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="mt-4 grid grid-cols-1 gap-6 text-sm"
    >
      <p className="text-ink-soft">Choose how many of each item to return. We'll email you next steps.</p>
      <div>
        <ReturnLines order={order} left={left} typed={typed} onType={setTyped} />
        <p role="alert" className="pt-2 text-xs text-danger empty:hidden">
          {isTried && isMissing ? "Choose at least one item." : null}
        </p>
      </div>
      <Textarea
        label="Reason"
        name="reason"
        maxLength={500}
        value={reason}
        error={isTried && reason.trim() === "" ? "Please give a reason." : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <p role="alert" className="text-danger empty:hidden">
        {problemOf(ask.error)}
      </p>
      <SubmitButton busy={ask.isPending}>Send request</SubmitButton>
    </Form>
  );
}

function problemOf(error: unknown): string {
  if (!error) return "";
  const problem = error instanceof ApiError && error.status < 500 ? error.problem : null;
  return problem?.detail ?? problem?.title ?? "We couldn't send your request. Please try again.";
}
