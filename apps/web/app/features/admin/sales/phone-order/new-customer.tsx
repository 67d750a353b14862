import { ApiError, type User } from "@larkwood/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { api } from "~/lib/api/api";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";

/** Makes an account for somebody who calls for the first time; they set a password by the link that they are sent. */
export function NewCustomer({ onMade }: { onMade: (user: User) => void }) {
  const can = useOwnPermissions();
  const [isOpen, setOpen] = useState(false);
  const [form, setForm] = useState({ userName: "", email: "" });
  const requestKey = useIdempotencyKey();
  const make = useMutation({
    mutationFn: async () =>
      (await api("createCustomer", { body: form, headers: requestKey.headersFor(form) })).data,
    onSuccess: (user) => {
      requestKey.forget();
      onMade(user);
    },
  });
  if (!can("customers.write")) return null;
  if (!isOpen)
    return (
      <Button variant="outline" size="sm" className="mt-3" onClick={() => setOpen(true)}>
        New customer…
      </Button>
    );
  const errors = make.error instanceof ApiError ? make.error.fieldErrors : {};
  const failed =
    make.isError && Object.keys(errors).length === 0
      ? "The customer couldn't be saved. Please try again."
      : undefined;
  return (
    // Inside the form of the order, which Enter must not send from here.
    <fieldset
      className="mt-4 grid gap-3 border border-hairline p-4"
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        if (!make.isPending) make.mutate();
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
        <Button variant="outline" size="sm" disabled={make.isPending} onClick={() => make.mutate()}>
          Add customer
        </Button>
        <Button variant="quiet" size="sm" className="ml-3" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}
