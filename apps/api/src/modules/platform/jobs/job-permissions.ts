import { type JobKind, PERMISSIONS, type Permission } from "@larkwood/contract";
import { type Caller, hasPermission } from "../../../core/actor";

/** The permissions that a user needs to start, follow, cancel and retry jobs of a kind. */
const JOB_PERMISSIONS: Partial<Record<JobKind, readonly Permission[]>> = {
  "catalogue.import": ["catalogue.write"],
  "catalogue.export": ["catalogue.write"],
  "catalogue.pictures": ["catalogue.write"],
  "catalogue.change": ["catalogue.write"],
  "orders.export": ["orders.read"],
  "documents.print": ["orders.read"],
  // A backup contains everything.
  "shop.backup": PERMISSIONS,
};

/** Whether the user has the permissions for jobs of this kind. The shop's own jobs need none. */
export function mayRun(kind: JobKind, user: Pick<Caller, "permissions">): boolean {
  return (JOB_PERMISSIONS[kind] ?? []).every((permission) => hasPermission(user, permission));
}
