import type { StaffRole } from "@larkwood/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { Select } from "~/ui/select";
import { showToast } from "~/ui/toast-region";
import { grantableRoles, staffFailureText } from "./staff-text";

type DeleteRoleDialogProps = { role: StaffRole; roles: readonly StaffRole[]; onClose: () => void };

/** Deletes a role. One that is in use needs another role for its people and invitations. */
export function DeleteRoleDialog({ role, roles, onClose }: DeleteRoleDialogProps) {
  const queryClient = useQueryClient();
  const can = useOwnPermissions();
  const [replacement, setReplacement] = useState("");
  const isUsed = role.members + role.invitations > 0;
  const others = grantableRoles(roles, can).filter(({ id, isOwner }) => id !== role.id && !isOwner);
  const remove = useMutation({
    mutationFn: () =>
      api("deleteStaffRole", { params: { id: role.id }, query: replacement ? { replacement } : {} }),
    onError: (error) =>
      showToast(staffFailureText(error, "The role couldn't be deleted. Please try again."), "alert"),
    onSettled: () => {
      onClose();
      return queryClient.invalidateQueries({ queryKey: queryKeys.staff });
    },
  });
  return (
    <ConfirmDialog
      open
      question={`Delete the role “${role.name}”?`}
      confirmLabel="Delete"
      busy={remove.isPending || (isUsed && replacement === "")}
      onCancel={onClose}
      onConfirm={() => remove.mutate()}
    >
      {isUsed ? (
        <Select
          label="New role for its people and invitations"
          name="replacement"
          value={replacement}
          options={[
            { value: "", label: "Choose a role" },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => setReplacement(event.target.value)}
        />
      ) : (
        "Nobody has this role."
      )}
    </ConfirmDialog>
  );
}
