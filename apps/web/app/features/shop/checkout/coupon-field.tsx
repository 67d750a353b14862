import { screenTexts } from "@larkwood/contract";
import { formatCents } from "~/lib/format/money";
import { type ContractForm, fieldOf } from "~/lib/forms/use-contract-form";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";

/** The result for the coupon that was applied last. */
export interface CouponState {
  code: string;
  discountCents: number;
  problem: string | null;
  isChecking: boolean;
  apply: (code: string) => void;
}

const isSubmitButton = (target: EventTarget | null) =>
  target instanceof HTMLButtonElement && target.type === "submit";

type CouponFieldProps = { form: ContractForm<"order">; state: CouponState };

/** Coupon field with an apply button and the result below. */
export function CouponField({ form, state }: CouponFieldProps) {
  const field = fieldOf(form, "coupon");
  const typed = form.watch("coupon").trim();
  const isChecked = typed !== "" && typed === state.code;
  const apply = () => {
    form.clearErrors("coupon");
    state.apply(typed);
  };
  return (
    <div className="sm:col-span-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-5 sm:max-w-md">
        <Field
          label={screenTexts.coupon}
          autoComplete="off"
          {...field}
          error={field.error ?? (isChecked ? (state.problem ?? undefined) : undefined)}
          onKeyDown={({ key }) => {
            if (key === "Enter") apply();
          }}
          onBlur={(event) => {
            // Submitting the form applies the coupon itself, before it places the order.
            if (!isSubmitButton(event.relatedTarget)) state.apply(typed);
            return field.onBlur(event);
          }}
        />
        <Button variant="outline" size="sm" className="mt-4" onClick={apply}>
          Apply
        </Button>
      </div>
      <p role="status" className="min-h-6 pt-1 text-sm text-success">
        {isChecked && !state.isChecking && state.discountCents > 0
          ? `${typed} applied: ${formatCents(state.discountCents)} off.`
          : null}
      </p>
    </div>
  );
}
