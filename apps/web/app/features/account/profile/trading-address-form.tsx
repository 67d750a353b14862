import type { User } from "@larkwood/contract";
import { fieldOf, useContractForm } from "~/lib/forms/use-contract-form";
import { useHoldSession } from "~/lib/session/use-hold-session";
import { AddressFields } from "~/ui/address-fields";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { useSaveUser } from "./use-save-user";

const empty = {
  firstName: "",
  lastName: "",
  country: "",
  address: "",
  addressLine2: "",
  postCode: "",
  city: "",
  phoneNumber: "",
};

/** Form for a new shipping address in trading mode. It starts empty and is cleared after saving. */
export function TradingAddressForm({ user }: { user: User }) {
  const form = useContractForm("contact", { defaultValues: empty });
  useHoldSession(form.formState.isDirty);
  const save = useSaveUser(form, user._id, () => form.reset(empty));
  const busy = form.formState.isSubmitting;
  return (
    <Form busy={busy} onSubmit={form.handleSubmit(save)} className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <Field label="First Name" autoComplete="given-name" required {...fieldOf(form, "firstName")} />
      <Field label="Last Name" autoComplete="family-name" required {...fieldOf(form, "lastName")} />
      <AddressFields field={(name) => fieldOf(form, name)} />
      <SubmitButton busy={busy} className="mt-3 justify-self-start px-12 sm:col-span-2">
        SAVE
      </SubmitButton>
    </Form>
  );
}
