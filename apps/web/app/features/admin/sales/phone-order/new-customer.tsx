import { ApiError, type User } from "@larkwood/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { api } from "~/lib/api/api";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";

/** Creates a customer account. The customer sets a password with the emailed link. */
export function NewCustomer({ onCreate }: { onCreate: (user: User) => void }) {
  const can = useOwnPermissions();
  const [isOpen, setOpen] = useState(false);
  const [form, setForm] = useState({ userName: "", email: "" });
  const idempotencyKey = useIdempotencyKey();
  const create = useMutation({
    mutationFn: async () =>
      (await api("createCustomer", { body: form, headers: idempotencyKey.headersFor(form) })).data,
    onSuccess: (user) => {
      idempotencyKey.reset();
      onCreate(user);
    },
  });
  if (!can("customers.write")) return null;
  if (!isOpen)
    return (
      <Button variant="outline" size="sm" className="mt-3" onClick={() => setOpen(true)}>
        New customer…
      </Button>
    );
  const errors = create.error instanceof ApiError ? create.error.fieldErrors : {};
  const failed =
    create.isError && Object.keys(errors).length === 0
      ? "The customer couldn't be saved. Please try again."
      : undefined;
  return (
    // Nested in the order form: Enter adds the customer and must not submit the order.
    <fieldset
      className="mt-4 grid gap-3 border border-hairline p-4"
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        if (!create.isPending) create.mutate();
      }}
    >
      <legend className="sr-only">New customer</legend>
      <Field
        label="Customer name"
        name="new-user-name"
        autoComplete="off"
        value={form.userName}
        error={errors.userName}
        onChange={(event) => setForm({ ...form, userName: event.target.value })}
      />
      <Field
        label="Customer email"
        name="new-email"
        type="email"
        autoComplete="off"
        value={form.email}
        error={errors.email ?? failed}
        onChange={(event) => setForm({ ...form, email: event.target.value })}
      />
      <div>
        <Button variant="outline" size="sm" disabled={create.isPending} onClick={() => create.mutate()}>
          Add customer
        </Button>
        <Button variant="quiet" size="sm" className="ml-3" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}
