import type { Order, ReturnRequest } from "@larkwood/contract";
import { useState } from "react";
import { useOrderChange } from "~/features/admin/sales/shared/use-order-change";
import { api } from "~/lib/api/api";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";

/** Accepts or declines a return, with a message to the customer. */
export function ReturnAnswer({ order, request }: { order: Order; request: ReturnRequest }) {
  const [answer, setAnswer] = useState("");
  const send = useOrderChange(
    order.id,
    async (accept: boolean) =>
      (await api("answerReturn", { params: { id: request.id }, body: { accept, answer: answer.trim() } }))
        .data,
    "Customer notified.",
  );
  // The buttons disappear after the answer, so move the focus to the return.
  const onSuccess = () => document.getElementById(`return-${request.id}`)?.focus();
  return (
    <div className="grid gap-3">
      <Field
        label="Message to customer"
        name={`answer-${request.id}`}
        autoComplete="off"
        maxLength={500}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="sm"
          disabled={send.isPending}
          onClick={() => send.mutate(true, { onSuccess })}
        >
          Accept return
        </Button>
        <Button
          variant="quiet"
          size="sm"
          disabled={send.isPending}
          onClick={() => send.mutate(false, { onSuccess })}
        >
          Decline return
        </Button>
      </div>
    </div>
  );
}
