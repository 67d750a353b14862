import { PERMISSIONS, type User } from "@larkwood/contract";
import { type Actor, type Caller, hasPermission } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { etagMatches } from "../../../plugins/response-cache/cached-response";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import { assertMayManageUser } from "./assert-may-manage-user";
import { toUser, userTag } from "./user.mapper";
import {
  assertAdminRemains,
  lockUser,
  type UserChange,
  type UserRow,
  updateUser as updateRow,
} from "./user.repo";

interface Edit {
  id: string;
  change: UserChange;
  /** The version that the editor saw; without it the last one to save wins. */
  ifMatch: string | undefined;
}

/** Changes personal data, address or, for an Admin, anything; role and email are an Admin's to change. */
export async function updateUser(
  { db, clock }: IdentityContext,
  { id, change, ifMatch }: Edit,
  { caller, requestId }: Actor,
): Promise<User> {
  return inTransaction(db, async (tx) => {
    if (change.role === "User") await assertAdminRemains(tx, id);
    const before = await lockUser(tx, id);
    refuseBeyondRights(caller, before, change);
    if (ifMatch !== undefined && !etagMatches(ifMatch, userTag(before))) {
      throw new AppError("edit_conflict", { context: toUser(before) });
    }
    const after = await updateRow(tx, id, { ...change, ...rightsOfNewAdmin(caller, before, change) });
    await recordAudit(tx, {
      actor: caller,
      action: "user.update",
      subjectType: "user",
      subjectId: id,
      before: toUser(before),
      after: toUser(after),
      requestId,
      at: clock(),
    });
    return toUser(after);
  });
}

/** Who is made an Admin may do what the one may who made them. */
function rightsOfNewAdmin(
  caller: Caller,
  before: UserRow,
  change: UserChange,
): Pick<UserChange, "permissions"> {
  if (before.role === "Admin" || change.role !== "Admin") return {};
  return { permissions: caller.permissions.length === PERMISSIONS.length ? null : [...caller.permissions] };
}

/** Email is for those who keep customers; roles, and everything about another Admin, for those who keep the staff. */
function refuseBeyondRights(caller: Caller, before: UserRow, change: UserChange): void {
  const isOther = (field: "role" | "email") => change[field] !== undefined && change[field] !== before[field];
  if (isOther("email") && !hasPermission(caller, "customers.write")) throw new AppError("not_allowed");
  if (isOther("role") && !hasPermission(caller, "staff.write")) throw new AppError("not_allowed");
  assertMayManageUser(caller, before);
}
