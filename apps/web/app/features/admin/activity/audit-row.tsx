import type { AuditEntry } from "@larkwood/contract";
import {
  auditActionText,
  auditChanges,
  auditOutcome,
  auditSubject,
} from "~/features/admin/shared/audit-text";
import { PermittedLink } from "~/features/admin/shared/permitted-link";
import { adminPaths } from "~/lib/admin-paths";
import { formatMoment } from "~/lib/format/format";
import { Changes } from "./changes";

const isSignIn = ({ action }: AuditEntry) => action.startsWith("session");

function linkTo({ subjectType, subjectId, after }: AuditEntry): string | null {
  if (!subjectId) return null;
  if (subjectType === "payment") {
    const orderId = (after as { orderId?: unknown } | null)?.orderId;
    return typeof orderId === "string" ? adminPaths.order(orderId) : null;
  }
  if (subjectType === "coupon" || subjectType === "promotion") return adminPaths.promotions;
  if (subjectType === "product") return adminPaths.editAnyProduct(subjectId);
  if (subjectType === "order") return adminPaths.order(subjectId);
  return subjectType === "user" ? adminPaths.customer(subjectId) : null;
}

function Subject({ entry }: { entry: AuditEntry }) {
  const isAboutActor = entry.subjectId === entry.actorId;
  const name = auditSubject(entry) ?? (isAboutActor ? null : entry.subjectId);
  const target = entry.subjectDeleted ? null : linkTo(entry);
  if (!name || isSignIn(entry)) return null;
  return target ? (
    <PermittedLink to={target} className="link">
      {name}
    </PermittedLink>
  ) : (
    <span className="font-medium">{name}</span>
  );
}

/** One audit entry: actor, action, time, and values before and after. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const changes = auditChanges(entry);
  return (
    <li className="grid grid-cols-[10.5rem_minmax(0,1fr)] gap-x-6 border-b border-hairline py-3 text-sm">
      <time dateTime={entry.at} className="text-ink-soft tabular-nums">
        {formatMoment(entry.at)}
      </time>
      <div className="min-w-0">
        <p>
          {entry.actorId ? (
            <PermittedLink to={adminPaths.customer(entry.actorId)} className="link font-medium">
              {entry.actorName}
            </PermittedLink>
          ) : (
            <span className="font-medium">{entry.actorName}</span>
          )}{" "}
          {auditActionText(entry)} <Subject entry={entry} /> {auditOutcome(entry)}
        </p>
        {changes.length > 0 ? <Changes changes={changes} requestId={entry.requestId} /> : null}
      </div>
    </li>
  );
}
