import { ApiError, type ChangeEvent, type Webhook } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormDialog } from "~/features/admin/shared/ui/form-dialog";
import { SecretOnce } from "~/features/admin/shared/ui/secret-once";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { showServerErrors } from "~/lib/forms/show-server-errors";
import { fieldOf, useContractForm } from "~/lib/forms/use-contract-form";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { showToast } from "~/ui/toast-region";
import { EventBoxes } from "./event-boxes";

type WebhookDialogProps = { webhook: Webhook | null; onClose: () => void };

/** Creates a webhook and then shows its secret once, or edits one. */
export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const queryClient = useQueryClient();
  const [secret, setSecret] = useState<string | null>(null);
  const { url = "", description = "", events: chosen = [] } = webhook ?? {};
  const form = useContractForm("webhook", { defaultValues: { url, description, events: chosen } });
  const { isDirty, isSubmitting } = form.formState;
  const events: ChangeEvent[] = form.watch("events");

  const save = form.handleSubmit(async (body) => {
    try {
      if (webhook) {
        await api("updateWebhook", { params: { id: webhook.id }, body });
        showToast("Webhook saved.");
        onClose();
      } else setSecret((await api("createWebhook", { body })).data.secret);
    } catch (error) {
      if (!showServerErrors(form, error)) showToast(failureText(error), "alert");
    }
    await queryClient.invalidateQueries({ queryKey: queryKeys.webhooks });
  });

  if (secret)
    return (
      <FormDialog title="Copy the secret" isDirty={false} onClose={onClose}>
        <SecretOnce secret={secret} copyLabel="Copy the secret" onClose={onClose} />
      </FormDialog>
    );
  return (
    <FormDialog title={webhook ? "Edit webhook" : "New webhook"} isDirty={isDirty} onClose={onClose}>
      <Form busy={isSubmitting} onSubmit={save} className="mt-6 grid grid-cols-1 gap-6">
        <Field
          label="Address"
          autoComplete="off"
          inputMode="url"
          hint="Where the shop sends events, such as https://erp.example/events"
          {...fieldOf(form, "url")}
        />
        <Field
          label="Description"
          autoComplete="off"
          hint="The program that receives them"
          {...fieldOf(form, "description")}
        />
        <div>
          <h3 className="pb-3 text-sm text-ink-soft">Events</h3>
          <EventBoxes
            selected={events}
            onChange={(selected) =>
              form.setValue("events", selected, {
                shouldDirty: true,
                shouldValidate: form.formState.isSubmitted,
              })
            }
          />
          <p role="alert" className="pt-2 text-sm text-danger empty:hidden">
            {fieldOf(form, "events").error}
          </p>
        </div>
        <SubmitButton busy={isSubmitting}>{webhook ? "Save" : "Create webhook"}</SubmitButton>
      </Form>
    </FormDialog>
  );
}

function failureText(error: unknown): string {
  if (error instanceof ApiError && error.problem?.code === "too_many_webhooks")
    return `${error.problem.title}.`;
  return "The webhook couldn't be saved. Please try again.";
}
