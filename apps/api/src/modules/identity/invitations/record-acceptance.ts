import type { Executor } from "../../../db/executor";
import { recordAudit } from "../../platform/audit";
import { permissionsOf, type RoleRow } from "../staff-roles";
import type { UserRow } from "../users";
import type { InvitationRow } from "./invitation.repo";

interface Acceptance {
  user: Pick<UserRow, "id" | "userName" | "email">;
  invitation: Pick<InvitationRow, "invitedBy">;
  role: RoleRow;
  requestId: string;
  at: Date;
}

/** Records that someone joined the staff, with what they may do and who invited them. */
export async function recordAcceptance(
  tx: Executor,
  { user: { id, userName, email }, invitation, role, requestId, at }: Acceptance,
): Promise<void> {
  await recordAudit(tx, {
    actor: { userId: id, userName },
    action: "invitation.accept",
    subjectType: "user",
    subjectId: id,
    after: {
      userName,
      email,
      role: role.name,
      permissions: permissionsOf(role),
      invitedBy: invitation.invitedBy,
    },
    requestId,
    at,
  });
}
