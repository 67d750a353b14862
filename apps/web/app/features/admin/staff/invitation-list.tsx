import type { StaffInvitation } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { type Column, DataTable } from "~/features/admin/shared/ui/data-table";
import { LoadFailed } from "~/features/admin/shared/ui/load-failed";
import { useDeleteRow } from "~/features/admin/shared/use-delete-row";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { formatDay } from "~/lib/format/format";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { invitationsOptions } from "./staff-queries";
import { invitationBadges, staffFailureText } from "./staff-text";

const columns: Column<StaffInvitation>[] = [
  { header: "Email", cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
  { header: "Role", cell: ({ role }) => role.name },
  {
    header: "Invited by",
    cell: ({ invitedBy }) => <span className="wrap-anywhere">{invitedBy.userName}</span>,
  },
  {
    header: "State",
    cell: ({ state }) => <Badge tone={invitationBadges[state].tone}>{invitationBadges[state].text}</Badge>,
  },
  {
    header: "Until",
    cell: ({ expiresAt }) => formatDay(expiresAt),
    className: "whitespace-nowrap tabular-nums",
  },
];

/** The invitations that were not accepted. Nothing is shown without one. */
export function InvitationList() {
  const { data: invitations = [], isError, refetch } = useQuery(invitationsOptions);
  const removal = useDeleteRow<StaffInvitation>({
    question: "Revoke this invitation?",
    confirmLabel: "Revoke",
    describe: ({ email }) => `The link that ${email} got will stop working.`,
    send: ({ id }) => api("revokeInvitation", { params: { id } }),
    queryKey: queryKeys.staff,
    failureText: (error) => staffFailureText(error, "The invitation couldn't be revoked. Please try again."),
  });
  if (isError)
    return <LoadFailed text="The invitations couldn't be loaded." onRetry={() => void refetch()} />;
  const actions = (invitation: StaffInvitation) => (
    <Button
      variant="outline"
      size="sm"
      aria-label={`Revoke the invitation of ${invitation.email}`}
      onClick={() => removal.confirm(invitation)}
    >
      Revoke
    </Button>
  );
  return (
    <>
      {invitations.length > 0 ? (
        <section aria-labelledby="invitations" className="pt-10">
          <h2 id="invitations" className="pb-3 text-xl">
            Invitations
          </h2>
          <DataTable
            caption="Invitations"
            rows={invitations}
            keyOf={({ id }) => id}
            columns={[...columns, { header: "Actions", cell: actions }]}
          />
        </section>
      ) : null}
      {removal.dialog}
    </>
  );
}
