import { ApiError, type Permission } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormDialog } from "~/features/admin/shared/ui/form-dialog";
import { PermissionBoxes } from "~/features/admin/shared/ui/permission-boxes";
import { SecretOnce } from "~/features/admin/shared/ui/secret-once";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { showServerErrors } from "~/lib/forms/show-server-errors";
import { fieldOf, useContractForm } from "~/lib/forms/use-contract-form";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { Select } from "~/ui/select";
import { showToast } from "~/ui/toast-region";

const DAY_MS = 86_400_000;
const lifetimes = [
  { value: "", label: "Never" },
  { value: "30", label: "In 30 days" },
  { value: "90", label: "In 90 days" },
  { value: "365", label: "In a year" },
];
const toExpiry = (days: string) =>
  days === "" ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString();

/** Creates an API key, and then shows it once. */
export function ApiKeyDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [days, setDays] = useState("");
  const [created, setCreated] = useState<string | null>(null);
  const form = useContractForm("apiKey", { defaultValues: { name: "", permissions: [], expiresAt: null } });
  const { isDirty, isSubmitting } = form.formState;
  const permissions: Permission[] = form.watch("permissions");

  const save = form.handleSubmit(async (values) => {
    try {
      const body = { ...values, expiresAt: toExpiry(days) };
      setCreated((await api("createApiKey", { body })).data.key);
    } catch (error) {
      if (!showServerErrors(form, error)) showToast(failureText(error), "alert");
    }
    await queryClient.invalidateQueries({ queryKey: queryKeys.apiKeys });
  });

  return (
    <FormDialog
      title={created ? "Copy your key" : "New API key"}
      isDirty={isDirty && !created}
      discardWarning="Your new key will be lost."
      onClose={onClose}
    >
      {created ? (
        <SecretOnce secret={created} copyLabel="Copy the key" onClose={onClose} />
      ) : (
        <Form busy={isSubmitting} onSubmit={save} className="mt-6 grid grid-cols-2 gap-6">
          <Field
            label="Name"
            autoComplete="off"
            hint="The program that will use it"
            {...fieldOf(form, "name")}
          />
          <Select
            label="Expires"
            name="expiresAt"
            options={lifetimes}
            value={days}
            onChange={(event) => setDays(event.target.value)}
          />
          <div className="col-span-2">
            <h3 className="pb-3 text-sm text-ink-soft">What it may do</h3>
            <PermissionBoxes
              legend="Permissions of the key"
              selected={permissions}
              onChange={(chosen) =>
                form.setValue("permissions", chosen, {
                  shouldDirty: true,
                  shouldValidate: form.formState.isSubmitted,
                })
              }
            />
            <p role="alert" className="pt-2 text-sm text-danger empty:hidden">
              {fieldOf(form, "permissions").error}
            </p>
          </div>
          <SubmitButton busy={isSubmitting} className="col-span-2">
            Create key
          </SubmitButton>
        </Form>
      )}
    </FormDialog>
  );
}

function failureText(error: unknown): string {
  if (error instanceof ApiError && error.problem?.code === "too_many_api_keys")
    return `${error.problem.title}.`;
  return "The key couldn't be created. Please try again.";
}
