import type { StaffRole } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listState } from "~/features/admin/shared/list-state";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { ListFrame } from "~/features/admin/shared/ui/list-frame";
import { RowActions } from "~/features/admin/shared/ui/row-actions";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { Button } from "~/ui/button";
import { DeleteRoleDialog } from "./delete-role-dialog";
import { RoleDialog } from "./role-dialog";
import { rolesOptions } from "./staff-queries";
import { StaffTabs } from "./staff-tabs";
import { permissionsText } from "./staff-text";

const usesText = ({ members, invitations }: StaffRole) =>
  [
    members === 1 ? "1 person" : `${members} people`,
    ...(invitations > 0 ? [invitations === 1 ? "1 invitation" : `${invitations} invitations`] : []),
  ].join(", ");

const columns: Column<StaffRole>[] = [
  { header: "Role", cell: ({ name }) => name, className: "min-w-24 wrap-break-word" },
  { header: "May", cell: ({ permissions }) => permissionsText(permissions) },
  { header: "Used by", cell: usesText, className: "whitespace-nowrap" },
];

/** The roles. Few enough to load all at once. */
export function RoleList() {
  const [editing, setEditing] = useState<{ role: StaffRole | null } | null>(null);
  const [deleting, setDeleting] = useState<StaffRole | null>(null);
  const query = useQuery(rolesOptions);
  const can = useOwnPermissions();
  const actions = (role: StaffRole) =>
    role.isOwner || !role.permissions.every(can) ? (
      "–"
    ) : (
      <RowActions name={role.name} onEdit={() => setEditing({ role })} onRemove={() => setDeleting(role)} />
    );
  return (
    <>
      <ListFrame
        title="Staff"
        caption="Roles"
        tabs={<StaffTabs current="roles" />}
        actions={
          <Button size="sm" onClick={() => setEditing({ role: null })}>
            + Create
          </Button>
        }
        state={listState(query)}
        emptyText="No roles yet."
        onRetry={() => void query.refetch()}
        rows={query.data ?? []}
        keyOf={({ id }) => id}
        columns={[...columns, { header: "Actions", cell: actions }]}
      />
      {editing ? <RoleDialog role={editing.role} onClose={() => setEditing(null)} /> : null}
      {deleting ? (
        <DeleteRoleDialog role={deleting} roles={query.data ?? []} onClose={() => setDeleting(null)} />
      ) : null}
    </>
  );
}
