import type { User } from "@larkwood/contract";
import { useState } from "react";
import { fieldOf, useContractForm } from "~/lib/forms/use-contract-form";
import { useHoldSession } from "~/lib/session/use-hold-session";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { useSaveUser } from "./use-save-user";

const toValues = ({ userName, firstName, lastName }: User) => ({ userName, firstName, lastName });

/** Edits the username and names; email and password are read-only. */
export function ProfileForm({ user }: { user: User }) {
  const [shown, setShown] = useState(user);
  const form = useContractForm("profile", { values: toValues(shown) });
  const { isDirty } = form.formState;
  // A later reply must not replace what is typed.
  if (!isDirty && shown !== user) setShown(user);
  useHoldSession(isDirty);
  const save = useSaveUser(form, user._id, (saved) => form.reset(toValues(saved)));
  const busy = form.formState.isSubmitting;
  return (
    <Form busy={busy} onSubmit={form.handleSubmit(save)} className="grid max-w-2xl gap-6">
      <Field label="Username" autoComplete="username" required {...fieldOf(form, "userName")} />
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <Field label="First Name" autoComplete="given-name" required {...fieldOf(form, "firstName")} />
        <Field label="Last Name" autoComplete="family-name" required {...fieldOf(form, "lastName")} />
      </div>
      <Field label="Email" name="email" type="email" value={user.email} readOnly autoComplete="email" />
      <Field label="Password" name="password" type="password" value="••••••••" readOnly autoComplete="off" />
      <SubmitButton busy={busy} className="mt-3 justify-self-start px-12">
        SAVE
      </SubmitButton>
    </Form>
  );
}
