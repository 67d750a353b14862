import { LIMITS } from "@larkwood/contract";
import { type ContractForm, fieldOf } from "~/lib/forms/use-contract-form";
import { Textarea } from "~/ui/textarea";

/** A note for the recipient, in an order that is a gift. Closed until it is wanted. */
export function GiftNote({ form }: { form: ContractForm<"order"> }) {
  const field = fieldOf(form, "giftNote");
  return (
    <details open={Boolean(field.error) || undefined} className="text-sm sm:col-span-2">
      <summary className="w-fit cursor-pointer py-2">This is a gift: add a note</summary>
      <Textarea
        label="Gift note (optional)"
        hint="Printed on the packing slip, which shows no prices."
        maxLength={LIMITS.giftNote}
        autoComplete="off"
        {...field}
      />
    </details>
  );
}
