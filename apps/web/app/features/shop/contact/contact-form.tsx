import { type FeedbackForm, toastTexts } from "@larkwood/contract";
import { useContractForm } from "~/lib/forms/use-contract-form";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { Select } from "~/ui/select";
import { Textarea } from "~/ui/textarea";
import { showToast } from "~/ui/toast-region";
import { labels, remarkOptions, salutationOptions, senderFields } from "./fields";

/** Feedback form. Submitting shows a summary; nothing is sent or stored. */
export function ContactForm({ onSent }: { onSent: (entered: FeedbackForm) => void }) {
  const form = useContractForm("feedback");
  const { errors, isSubmitting } = form.formState;

  const send = form.handleSubmit((entered) => {
    showToast(toastTexts.notSaved);
    onSent(entered);
  });

  return (
    <Form
      busy={isSubmitting}
      onSubmit={send}
      aria-label="Contact us"
      className="grid gap-x-8 gap-y-6 sm:grid-cols-2"
    >
      <Textarea
        label={labels.message}
        {...form.register("message")}
        error={errors.message?.message}
        className="sm:col-span-2"
      />
      <Field
        label={labels.productName}
        autoComplete="off"
        {...form.register("productName")}
        error={errors.productName?.message}
      />
      <Select
        label={labels.remark}
        options={remarkOptions}
        {...form.register("remark")}
        error={errors.remark?.message}
      />
      <Select
        label={labels.salutation}
        options={salutationOptions}
        autoComplete="honorific-prefix"
        {...form.register("salutation")}
        error={errors.salutation?.message}
        className="sm:col-span-2 sm:w-1/2 sm:pr-4"
      />
      {senderFields.map(({ name, ...hints }) => (
        <Field
          key={name}
          label={labels[name]}
          {...hints}
          {...form.register(name)}
          error={errors[name]?.message}
        />
      ))}
      <div className="mt-4 sm:col-span-2">
        <SubmitButton busy={isSubmitting} className="w-full sm:w-auto">
          SEND
        </SubmitButton>
        <p className="mt-5 max-w-prose text-sm text-ink-soft">
          Data protection: what you enter here stays in your browser. It is not stored, and it is not sent to
          anyone.
        </p>
      </div>
    </Form>
  );
}
