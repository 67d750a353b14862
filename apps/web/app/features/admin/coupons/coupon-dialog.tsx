import { screenTexts } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { FormDialog } from "~/features/admin/shared/ui/form-dialog";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";
import { type ContractForm, fieldOf, showServerErrors, useContractForm } from "~/lib/forms/use-contract-form";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { Select } from "~/ui/select";
import { showToast } from "~/ui/toast-region";

const kinds = [
  { value: "percent", label: "Percent" },
  { value: "fixed", label: "Fixed amount" },
];

const emptyForm = {
  code: "",
  kind: "percent" as const,
  value: "" as unknown as number,
  minTotal: 0,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerUser: null,
  acceptedTos: false as unknown as true,
};

// An empty field means no limit.
const toCount = (text: unknown) => (text === "" || text === null ? null : Number(text));
const toDay = (text: unknown) => (text ? String(text).slice(0, 10) : null);

type CouponDialogProps = { open: boolean; onClose: () => void };

export function CouponDialog({ open, onClose }: CouponDialogProps) {
  const form = useContractForm("coupon", { defaultValues: emptyForm });
  const close = () => {
    form.reset(emptyForm);
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title="New coupon"
      isDirty={form.formState.isDirty}
      discardWarning="Your new coupon will be lost."
      onClose={close}
    >
      <CouponForm form={form} onDone={close} />
    </FormDialog>
  );
}

function CouponForm({ form, onDone }: { form: ContractForm<"coupon">; onDone: () => void }) {
  const queryClient = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  const busy = form.formState.isSubmitting;
  const errorOf = (
    name: "code" | "value" | "minTotal" | "startsAt" | "endsAt" | "maxUses" | "maxUsesPerUser",
  ) => fieldOf(form, name).error;

  const save = form.handleSubmit(async (body) => {
    try {
      await api("createCoupon", { body, headers: idempotencyKey.headersFor(body) });
      idempotencyKey.reset();
      showToast(`Coupon ${body.code} created.`);
      void queryClient.invalidateQueries({ queryKey: queryKeys.coupons });
      onDone();
    } catch (error) {
      if (!showServerErrors(form, error))
        showToast("The coupon couldn't be created. Please try again.", "alert");
    }
  });

  return (
    <Form busy={busy} onSubmit={save} className="mt-6 grid grid-cols-2 gap-6">
      <Field label="Code" autoComplete="off" {...fieldOf(form, "code")} />
      <Select label="Type" options={kinds} {...fieldOf(form, "kind")} />
      <Field
        label="Value"
        type="number"
        step="any"
        error={errorOf("value")}
        {...form.register("value", { valueAsNumber: true })}
      />
      <Field
        label="Minimum order"
        type="number"
        step="any"
        error={errorOf("minTotal")}
        {...form.register("minTotal", { valueAsNumber: true })}
      />
      <Field
        label="Starts"
        type="date"
        error={errorOf("startsAt")}
        {...form.register("startsAt", { setValueAs: toDay })}
      />
      <Field
        label="Ends"
        type="date"
        error={errorOf("endsAt")}
        {...form.register("endsAt", { setValueAs: toDay })}
      />
      <Field
        label="Total uses"
        type="number"
        error={errorOf("maxUses")}
        {...form.register("maxUses", { setValueAs: toCount })}
      />
      <Field
        label="Uses per customer"
        type="number"
        error={errorOf("maxUsesPerUser")}
        {...form.register("maxUsesPerUser", { setValueAs: toCount })}
      />
      <Checkbox label={screenTexts.terms} className="col-span-2" {...fieldOf(form, "acceptedTos")} />
      <SubmitButton busy={busy} className="col-span-2">
        Create coupon
      </SubmitButton>
    </Form>
  );
}
