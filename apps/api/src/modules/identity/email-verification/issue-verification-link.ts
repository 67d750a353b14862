import { randomBytes } from "node:crypto";
import type { Transaction } from "../../../db/transaction";
import {
  canSendLinks,
  enqueueMail,
  isWithinMailLimit,
  toSenderProfile,
  verifyAddressMail,
} from "../../platform/mail";
import type { IdentityContext } from "../context";
import { storeLink } from "./verification.repo";

const LINK_LIFETIME_MS = 7 * 86_400_000;
const MIN_INTERVAL_MS = 60_000;

/** Emails a verification link, unless one was just sent or the mailbox has reached its limit. */
export async function issueVerificationLink(
  tx: Transaction,
  { id, email }: { id: string; email: string },
  { config, settings }: Pick<IdentityContext, "config" | "settings">,
  now: Date,
): Promise<void> {
  if (!canSendLinks(config)) return;
  // A link that can't be sent must not replace one that was sent.
  if (!(await isWithinMailLimit(tx, { kind: "verify_address", recipient: email }, now))) return;
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + LINK_LIFETIME_MS);
  const replaceableBefore = new Date(now.getTime() - MIN_INTERVAL_MS);
  if (!(await storeLink(tx, { userId: id, token, now, expiresAt, replaceableBefore }))) return;
  const link = `${config.publicUrl}/verify-email?token=${token}`;
  await enqueueMail(tx, verifyAddressMail(email, link, toSenderProfile({ config, settings })), now);
}
