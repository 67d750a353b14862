import { randomBytes } from "node:crypto";
import type { InviteForm, StaffInvitation } from "@larkwood/contract";
import { eq } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { newId } from "../../../core/ids";
import { isBelowLimit } from "../../../db/row-limit";
import { staffInvitations } from "../../../db/schema";
import { inTransaction, type Transaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import {
  canSendLinks,
  enqueueMail,
  isWithinMailLimit,
  staffInvitationMail,
  toSenderProfile,
} from "../../platform/mail";
import type { IdentityContext } from "../context";
import { hashToken } from "../password-reset";
import { lockCaller } from "../sessions";
import { assertHasRole, getLockedRole } from "../staff-roles";
import { findUserByEmail } from "../users";
import { listInvitations, lockByEmail, MAX_INVITATIONS } from "./invitation.repo";

const LIFETIME_MS = 7 * 86_400_000;

/** Invites someone to a role whose permissions the caller has. Only this result has the link, unless it is emailed. */
export async function inviteStaff(
  context: IdentityContext,
  { email, role: roleId, sendBy }: InviteForm,
  { caller, requestId, origin }: Actor,
): Promise<StaffInvitation & { joinLink: string | null }> {
  const { db, clock, config } = context;
  const byEmail = sendBy ? sendBy === "email" : canSendLinks(config);
  if (byEmail && !canSendLinks(config)) throw new AppError("mail_unavailable");
  const now = clock();
  const token = randomBytes(32).toString("base64url");
  const link = `${config.publicUrl ?? origin}/join#${token}`;
  const id = newId(now);
  return inTransaction(db, async (tx) => {
    const role = await getLockedRole(tx, roleId, "share");
    assertHasRole(caller, role);
    await lockCaller(tx, caller);
    if ((await findUserByEmail(tx, email))?.role === "Admin") throw new AppError("already_staff");
    await replaceEarlier(tx, email, { caller });
    if (!(await isBelowLimit(tx, "staff_invitations", MAX_INVITATIONS))) throw new AppError("staff_limit");
    await tx.insert(staffInvitations).values({
      id,
      email,
      roleId,
      hash: hashToken(token),
      byEmail,
      invitedBy: caller.userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
    });
    if (byEmail) await sendLink(tx, context, { email, link, role: role.name, inviter: caller.userName });
    await recordAudit(tx, {
      actor: caller,
      action: "invitation.create",
      subjectType: "invitation",
      subjectId: id,
      after: { email, role: role.name, sendBy: byEmail ? "email" : "link" },
      requestId,
      at: now,
    });
    const [invitation] = await listInvitations(tx, now, id);
    if (!invitation) throw new Error("a new invitation was not found");
    return { ...invitation, joinLink: byEmail ? null : link };
  });
}

/** Deletes an earlier invitation of this email address. It may be to a role with more permissions. */
async function replaceEarlier(
  tx: Transaction,
  email: string,
  { caller }: Pick<Actor, "caller">,
): Promise<void> {
  const earlier = await lockByEmail(tx, email);
  if (!earlier) return;
  assertHasRole(caller, await getLockedRole(tx, earlier.roleId, "share"));
  await tx.delete(staffInvitations).where(eq(staffInvitations.id, earlier.id));
}

async function sendLink(
  tx: Transaction,
  context: IdentityContext,
  { email, ...invitation }: { email: string; link: string; role: string; inviter: string },
): Promise<void> {
  const now = context.clock();
  if (!(await isWithinMailLimit(tx, { kind: "staff_invitation", recipient: email }, now)))
    throw new AppError("too_many_requests", {
      detail: "This email address has had too many invitations today. Copy a link instead",
    });
  await enqueueMail(tx, staffInvitationMail(email, invitation, toSenderProfile(context)), now);
}
