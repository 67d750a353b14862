import type { StaffMember } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { listState } from "~/features/admin/shared/list-state";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { ListFrame } from "~/features/admin/shared/ui/list-frame";
import { adminPaths } from "~/lib/admin-paths";
import { formatMoment } from "~/lib/format/format";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { InvitationList } from "./invitation-list";
import { InviteDialog } from "./invite-dialog";
import { staffOptions } from "./staff-queries";
import { StaffTabs } from "./staff-tabs";
import { nameOf, permissionsText, roleText } from "./staff-text";

const columns: Column<StaffMember>[] = [
  {
    header: "Name",
    cell: (member) => (
      <>
        <Link to={adminPaths.staffMember(member.id)} className="link wrap-anywhere">
          {nameOf(member)}
        </Link>
        <span className="block text-xs wrap-anywhere text-ink-soft">{member.email}</span>
      </>
    ),
  },
  {
    header: "Role",
    cell: (member) => <span title={permissionsText(member.permissions)}>{roleText(member)}</span>,
  },
  {
    header: "Two-step verification",
    cell: ({ secondFactor }) =>
      secondFactor ? <Badge tone="green">On</Badge> : <Badge tone="grey">Off</Badge>,
  },
  {
    header: "Last seen",
    cell: ({ lastSeenAt }) => (lastSeenAt ? formatMoment(lastSeenAt) : "Not lately"),
    className: "whitespace-nowrap tabular-nums",
  },
];

/** The people who may use the admin area, and the invitations. Few enough to load all at once. */
export function StaffList() {
  const [isInviting, setInviting] = useState(false);
  const query = useQuery(staffOptions);
  return (
    <>
      <ListFrame
        title="Staff"
        caption="Staff"
        tabs={<StaffTabs current="people" />}
        actions={
          <Button size="sm" onClick={() => setInviting(true)}>
            Invite someone
          </Button>
        }
        state={listState(query)}
        emptyText="No staff yet."
        onRetry={() => void query.refetch()}
        rows={query.data ?? []}
        keyOf={({ id }) => id}
        columns={columns}
      />
      <InvitationList />
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </>
  );
}
