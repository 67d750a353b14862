import { PERMISSIONS, type Permission, type StaffMember, type StaffRole } from "@larkwood/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { PermissionBoxes } from "~/features/admin/shared/ui/permission-boxes";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import { showToast } from "~/ui/toast-region";
import { grantableRoles, staffFailureText } from "./staff-text";

type MemberRoleProps = { member: StaffMember; roles: readonly StaffRole[] };

const isSame = (a: readonly Permission[], b: readonly Permission[]) =>
  PERMISSIONS.every((one) => a.includes(one) === b.includes(one));

/** The role of a person, or permissions of their own. */
export function MemberRole({ member, roles }: MemberRoleProps) {
  const queryClient = useQueryClient();
  const can = useOwnPermissions();
  const currentId = member.role?.id ?? "";
  const [roleId, setRoleId] = useState(currentId);
  const [own, setOwn] = useState<readonly Permission[]>(member.permissions);
  const role = roles.find(({ id }) => id === roleId);
  const isChanged = roleId !== currentId || (roleId === "" && !isSame(own, member.permissions));
  const options = [
    ...grantableRoles(roles, can, currentId).map(({ id, name }) => ({ value: id, label: name })),
    { value: "", label: "Own permissions" },
  ];
  const save = useMutation({
    mutationFn: async () => {
      const params = { id: member.id };
      if (roleId) await api("setStaffRole", { params, body: { role: roleId } });
      else await api("setPermissions", { params, body: { permissions: [...own] } });
    },
    onSuccess: () => showToast("Role saved"),
    onError: (error) =>
      showToast(staffFailureText(error, "The role couldn't be saved. Please try again."), "alert"),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.staff });
      await queryClient.invalidateQueries({ queryKey: queryKeys.users });
    },
  });
  return (
    <section aria-labelledby="member-role" className="pt-10">
      <h2 id="member-role" className="pb-3 text-xl">
        Role
      </h2>
      <form
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <Select
          label="Role"
          name="role"
          className="max-w-sm"
          value={roleId}
          options={options}
          onChange={(event) => setRoleId(event.target.value)}
        />
        <PermissionBoxes
          legend={`Permissions of ${member.userName}`}
          selected={role?.permissions ?? own}
          disabled={role !== undefined}
          onChange={setOwn}
        />
        <div className="flex items-center gap-4">
          <Button type="submit" variant="outline" size="sm" disabled={save.isPending || !isChanged}>
            Save role
          </Button>
          <p role="status" className="text-sm text-ink-soft">
            {isChanged ? "Unsaved" : ""}
          </p>
        </div>
      </form>
    </section>
  );
}
