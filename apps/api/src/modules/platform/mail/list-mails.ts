import type { Mail } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { SortOrder } from "../../../core/cursor";
import { fetchPage, type Page, type PageQuery } from "../../../core/pagination";
import type { Executor } from "../../../db/executor";
import type { PlatformContext } from "../context";
import { isHeld } from "../jobs";
import { countMails, findMailsAfter, type MailRow } from "./mails.repo";
import { withoutGuestSecrets } from "./order-link";

const NEWEST: SortOrder = { key: sql`id`, type: "bigint", descending: true };

// Links in these emails open an account, so Admins must not see them.
const KINDS_WITH_SECRET_LINK = new Set(["password_reset", "verify_address", "staff_invitation"]);
const HIDDEN_BODY = "(The text of this email is hidden.)";

/** A page of emails, newest first. */
export function listMails(
  { db, clock }: Pick<PlatformContext, "clock"> & { db: Executor },
  query: PageQuery,
): Promise<Page<Mail>> {
  return fetchPage(query, {
    order: NEWEST,
    read: (after, limit) => findMailsAfter(db, after, limit),
    count: () => countMails(db),
    positionOf: ({ id }) => ({ key: String(id), id: String(id) }),
    map: (row) => toMail(row, clock()),
  });
}

function statusOf(row: MailRow, now: Date): Mail["status"] {
  if (row.sentAt) return "sent";
  if (row.state === "dead" || row.state === "cancelled") return "failed";
  return isHeld({ ...row, kind: "mail" }, now) ? "held" : "waiting";
}

/** Converts a row to the mail of the API. */
export function toMail(stored: MailRow, now: Date): Mail {
  const { released: _, state: __, ...row } = stored;
  return {
    ...row,
    id: String(row.id),
    body: KINDS_WITH_SECRET_LINK.has(row.kind) ? HIDDEN_BODY : withoutGuestSecrets(row.body),
    status: statusOf(stored, now),
    createdAt: new Date(row.createdAt).toISOString(),
    sentAt: row.sentAt ? new Date(row.sentAt).toISOString() : null,
  };
}
