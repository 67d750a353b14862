import type { Permission, StaffRole } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { FormDialog } from "~/features/admin/shared/ui/form-dialog";
import { PermissionBoxes } from "~/features/admin/shared/ui/permission-boxes";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { showServerErrors } from "~/lib/forms/show-server-errors";
import { fieldOf, useContractForm } from "~/lib/forms/use-contract-form";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { showToast } from "~/ui/toast-region";
import { staffFailureText } from "./staff-text";

/** Creates or changes a role. */
export function RoleDialog({ role, onClose }: { role: StaffRole | null; onClose: () => void }) {
  const queryClient = useQueryClient();
  const form = useContractForm("staffRole", {
    defaultValues: { name: role?.name ?? "", permissions: role?.permissions ?? [] },
  });
  const { isDirty, isSubmitting } = form.formState;
  const permissions: Permission[] = form.watch("permissions");

  const save = form.handleSubmit(async (body) => {
    try {
      if (role) await api("updateStaffRole", { params: { id: role.id }, body });
      else await api("createStaffRole", { body });
      showToast("Role saved");
      onClose();
    } catch (error) {
      const failed = "The role couldn't be saved. Please try again.";
      if (!showServerErrors(form, error)) showToast(staffFailureText(error, failed), "alert");
    }
    // The permissions of people, also the own ones, follow their role.
    await queryClient.invalidateQueries({ queryKey: queryKeys.staff });
    await queryClient.invalidateQueries({ queryKey: queryKeys.users });
  });

  return (
    <FormDialog title={role ? `Edit ${role.name}` : "New role"} isDirty={isDirty} onClose={onClose}>
      <Form busy={isSubmitting} onSubmit={save} className="mt-6 grid gap-6">
        <Field label="Name" autoComplete="off" required {...fieldOf(form, "name")} />
        <div>
          <h3 className="pb-3 text-sm text-ink-soft">What people with this role may do</h3>
          <PermissionBoxes
            legend="Permissions of the role"
            selected={permissions}
            onChange={(chosen) => form.setValue("permissions", chosen, { shouldDirty: true })}
          />
          {role && role.members > 0 ? (
            <p className="pt-4 text-sm text-ink-soft">
              Saving changes what {role.members === 1 ? "1 person" : `${role.members} people`} may do, at
              once.
            </p>
          ) : null}
        </div>
        <SubmitButton busy={isSubmitting}>Save role</SubmitButton>
      </Form>
    </FormDialog>
  );
}
