import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormDialog } from "~/features/admin/shared/ui/form-dialog";
import { LoadFailed } from "~/features/admin/shared/ui/load-failed";
import { SecretOnce } from "~/features/admin/shared/ui/secret-once";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { showServerErrors } from "~/lib/forms/show-server-errors";
import { fieldOf, useContractForm } from "~/lib/forms/use-contract-form";
import { useShop } from "~/lib/shop/shop";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { Select } from "~/ui/select";
import { showToast } from "~/ui/toast-region";
import { rolesOptions } from "./staff-queries";
import { grantableRoles, permissionsText, staffFailureText } from "./staff-text";

const deliveries = [
  { value: "email", label: "By email" },
  { value: "link", label: "By a link that I copy" },
];

/** Invites someone to join the staff. A copied link is shown once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const sendsLinks = useShop().passwordReset;
  const can = useOwnPermissions();
  const { data: roles, isError, refetch } = useQuery(rolesOptions);
  const [link, setLink] = useState<string | null>(null);
  const form = useContractForm("invite", {
    defaultValues: { email: "", role: "", sendBy: sendsLinks ? "email" : "link" },
  });
  const { isDirty, isSubmitting } = form.formState;
  const choices = grantableRoles(roles ?? [], can);
  const chosen = choices.find(({ id }) => id === form.watch("role"));
  const options = [
    { value: "", label: "Choose a role" },
    ...choices.map(({ id, name }) => ({ value: id, label: name })),
  ];

  const invite = form.handleSubmit(async (body) => {
    try {
      const { data } = await api("inviteStaff", { body });
      if (data.joinLink) setLink(data.joinLink);
      else {
        showToast(`Invitation sent to ${data.email}`);
        onClose();
      }
    } catch (error) {
      const failed = "The invitation couldn't be created. Please try again.";
      if (!showServerErrors(form, error)) showToast(staffFailureText(error, failed), "alert");
    }
    await queryClient.invalidateQueries({ queryKey: queryKeys.staff });
  });

  return (
    <FormDialog
      title={link ? "Copy the link" : "Invite someone"}
      isDirty={isDirty && !link}
      discardWarning="The invitation will be lost."
      onClose={onClose}
    >
      {isError ? <LoadFailed text="The roles couldn't be loaded." onRetry={() => void refetch()} /> : null}
      {link ? (
        <>
          <p className="mt-4 text-sm text-ink-soft">
            Send this link to {form.getValues("email")}. It works once, for seven days.
          </p>
          <SecretOnce secret={link} copyLabel="Copy the link" onClose={onClose} />
        </>
      ) : (
        <Form busy={isSubmitting} onSubmit={invite} className="mt-6 grid gap-6">
          <Field
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="off"
            required
            {...fieldOf(form, "email")}
          />
          <Select
            label="Role"
            options={options}
            hint={chosen ? permissionsText(chosen.permissions) : "What they may do"}
            {...fieldOf(form, "role")}
          />
          {sendsLinks ? <Select label="Send" options={deliveries} {...fieldOf(form, "sendBy")} /> : null}
          <SubmitButton busy={isSubmitting}>
            {form.watch("sendBy") === "email" ? "Send invitation" : "Create link"}
          </SubmitButton>
        </Form>
      )}
    </FormDialog>
  );
}
