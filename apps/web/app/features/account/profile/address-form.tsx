import type { User } from "@larkwood/contract";
import { fieldOf, useContractForm } from "~/lib/forms/use-contract-form";
import { useHoldSession } from "~/lib/session/use-hold-session";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { useSaveUser } from "./use-save-user";

const empty = { firstName: "", lastName: "", country: "", address: "", phoneNumber: "" };

/** Form for a new shipping address. It starts empty and is cleared after saving. */
export function AddressForm({ user }: { user: User }) {
  const form = useContractForm("address", { defaultValues: empty });
  useHoldSession(form.formState.isDirty);
  const save = useSaveUser(form, user._id, () => form.reset(empty));
  const busy = form.formState.isSubmitting;
  return (
    <Form busy={busy} onSubmit={form.handleSubmit(save)} className="grid gap-6">
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <Field label="First Name" autoComplete="given-name" required {...fieldOf(form, "firstName")} />
        <Field label="Last Name" autoComplete="family-name" required {...fieldOf(form, "lastName")} />
      </div>
      <Field label="Country" autoComplete="country-name" required {...fieldOf(form, "country")} />
      <Field label="Address" autoComplete="street-address" required {...fieldOf(form, "address")} />
      <Field
        label="Phone Number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        {...fieldOf(form, "phoneNumber")}
      />
      <SubmitButton busy={busy} className="mt-3 justify-self-start px-12">
        SAVE
      </SubmitButton>
    </Form>
  );
}
