import { ApiError, type Order, type ReturnForm } from "@larkwood/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { queryKeys } from "~/lib/api/query-keys";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";
import { useOrderAccess } from "~/lib/shop/order-access";
import { useShop } from "~/lib/shop/shop";
import { Dialog } from "~/ui/dialog";
import { Form, SubmitButton } from "~/ui/form";
import { Textarea } from "~/ui/textarea";
import { showToast } from "~/ui/toast-region";
import { linesToReturn, ReturnLines, type TypedQuantities } from "./return-lines";

type ReturnDialogProps = {
  order: Pick<Order, "id" | "number" | "lines">;
  /** Returnable quantity of each line. */
  returnable: readonly number[];
  open: boolean;
  onClose: () => void;
};

/** Requests a return of some items. An idempotency key prevents a duplicate request on retry. */
export function ReturnDialog({ order, returnable, open, onClose }: ReturnDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Return items from order ${order.number}`}>
      <ReturnFields order={order} returnable={returnable} onDone={onClose} />
    </Dialog>
  );
}

function ReturnFields({
  order,
  returnable,
  onDone,
}: Omit<ReturnDialogProps, "open" | "onClose"> & { onDone: () => void }) {
  const [typed, setTyped] = useState<TypedQuantities>({});
  const [reason, setReason] = useState("");
  const [isSubmitted, setSubmitted] = useState(false);
  const { api } = useOrderAccess();
  const { sendsMail } = useShop();
  const queryClient = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  const requestReturn = useMutation({
    mutationFn: async (body: ReturnForm) =>
      (
        await api("requestReturn", {
          params: { id: order.id },
          body,
          headers: idempotencyKey.headersFor(body),
        })
      ).data,
    onSuccess: (changed) => {
      idempotencyKey.reset();
      queryClient.setQueryData(queryKeys.order(order.id), changed);
      showToast(
        sendsMail
          ? "Return requested. We'll reply by email."
          : "Return requested. Our reply will appear on this page.",
      );
      onDone();
    },
  });
  const lines = linesToReturn(typed, returnable);
  const isEmpty = lines?.length === 0;
  const send = () => {
    setSubmitted(true);
    if (!lines || isEmpty || reason.trim() === "") return;
    requestReturn.mutate({ lines, reason: reason.trim() });
  };
  return (
    <Form
      busy={requestReturn.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="mt-4 grid grid-cols-1 gap-6 text-sm"
    >
      <p className="text-ink-soft">
        Choose how many of each item to return.{" "}
        {sendsMail ? "We'll email you next steps." : "Next steps will appear on this page."}
      </p>
      <div>
        <ReturnLines order={order} returnable={returnable} typed={typed} onType={setTyped} />
        <p role="alert" className="pt-2 text-xs text-danger empty:hidden">
          {isSubmitted && isEmpty ? "Choose at least one item." : null}
        </p>
      </div>
      <Textarea
        label="Reason"
        name="reason"
        maxLength={500}
        value={reason}
        error={isSubmitted && reason.trim() === "" ? "Please give a reason." : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <p role="alert" className="text-danger empty:hidden">
        {errorText(requestReturn.error)}
      </p>
      <SubmitButton busy={requestReturn.isPending}>Send request</SubmitButton>
    </Form>
  );
}

function errorText(error: unknown): string {
  if (!error) return "";
  const problem = error instanceof ApiError && error.status < 500 ? error.problem : null;
  return problem?.detail ?? problem?.title ?? "We couldn't send your request. Please try again.";
}
