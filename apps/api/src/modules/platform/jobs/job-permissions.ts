import type { JobKind, Permission } from "@larkwood/contract";
import { type Caller, hasPermission } from "../../../core/actor";

/** The permission that a user needs to start, follow, cancel and retry jobs of a kind. */
const JOB_PERMISSIONS: Partial<Record<JobKind, Permission>> = {
  "catalogue.import": "catalogue.write",
  "catalogue.export": "catalogue.write",
  "catalogue.change": "catalogue.write",
  "orders.export": "orders.read",
  "documents.print": "orders.read",
};

/** Whether the user has the permission for jobs of this kind. The shop's own jobs need none. */
export function mayRun(kind: JobKind, user: Pick<Caller, "permissions">): boolean {
  const permission = JOB_PERMISSIONS[kind];
  return permission === undefined || hasPermission(user, permission);
}
