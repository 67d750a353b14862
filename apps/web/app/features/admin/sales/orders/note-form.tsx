import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";

/** Adds a note to an order. The idempotency key prevents duplicates on a retry. */
export function NoteForm({ orderId }: { orderId: string }) {
  const [text, setText] = useState("");
  const queryClient = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  const add = useMutation({
    mutationFn: async (body: { body: string }) =>
      (await api("addOrderNote", { params: { id: orderId }, body, headers: idempotencyKey.headersFor(body) }))
        .data,
    onSuccess: () => {
      idempotencyKey.reset();
      setText("");
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.orderAdminDetails(orderId) }),
  });
  return (
    <Form
      busy={add.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) add.mutate({ body: text.trim() });
      }}
      className="flex items-end gap-3 pt-1"
    >
      <Field
        label="Add a note"
        name="note"
        autoComplete="off"
        maxLength={500}
        className="min-w-0 grow"
        value={text}
        error={add.isError ? "The note couldn't be saved. Please try again." : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="outline" size="sm" aria-disabled={add.isPending}>
        Add
      </Button>
    </Form>
  );
}
