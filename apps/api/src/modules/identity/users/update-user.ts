import { PERMISSIONS, type User } from "@larkwood/contract";
import { isTrading } from "@larkwood/domain";
import { type Actor, type Caller, hasPermission } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { etagMatches } from "../../../plugins/response-cache/cached-response";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import { assertMayManageUser } from "./assert-may-manage-user";
import { endStaffAccess } from "./end-staff-access";
import { toUser, userTag } from "./user.mapper";
import {
  assertAdminRemains,
  findUser,
  lockUser,
  type UserChange,
  type UserRow,
  updateUser as updateRow,
} from "./user.repo";

interface UserEdit {
  id: string;
  change: UserChange;
  /** A patch leaves missing parts of the address as they are; a form clears them. */
  isPatch?: boolean;
  /** The version that the editor loaded; without it the last save wins. */
  ifMatch: string | undefined;
}

/** Updates a user. Changing role or email needs extra permissions. */
export async function updateUser(
  { db, clock, settings }: IdentityContext,
  { id, change, isPatch = false, ifMatch }: UserEdit,
  { caller, requestId }: Actor,
): Promise<User> {
  return inTransaction(db, async (tx) => {
    const target = await findUser(tx, id);
    // Before `last_admin`, which would tell a caller without permission who the last Admin is.
    if (target) assertMayEdit(caller, target, change);
    if (change.role === "User") await assertAdminRemains(tx, id);
    const before = await lockUser(tx, id);
    assertMayEdit(caller, before, change);
    if (ifMatch !== undefined && !etagMatches(ifMatch, userTag(before))) {
      throw new AppError("edit_conflict", { context: toUser(before) });
    }
    if (Object.keys(change).length === 0) return toUser(before);
    const after = await updateRow(tx, id, {
      ...(isPatch ? change : withAddressParts(before, change, isTrading(settings.current))),
      ...permissionsOfNewAdmin(caller, before, change, isTrading(settings.current)),
    });
    if (before.role === "Admin" && after.role === "User") await endStaffAccess(tx, id);
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

/** Only trading mode stores parts of an address. A new first line without them clears them. */
function withAddressParts(before: UserRow, change: UserChange, trading: boolean): UserChange {
  const { addressLine2 = "", postCode = "", city = "", ...rest } = change;
  if (trading && change.city !== undefined) return { ...rest, addressLine2, postCode, city };
  const isNewAddress = change.address !== undefined && change.address !== before.address;
  return isNewAddress ? { ...rest, addressLine2: "", postCode: "", city: "" } : rest;
}

/** In trading mode a new Admin begins without permissions; in showroom mode with those of the Admin who promoted them. */
function permissionsOfNewAdmin(
  caller: Caller,
  before: UserRow,
  change: UserChange,
  trading: boolean,
): Pick<UserChange, "permissions"> {
  if (before.role === "Admin" || change.role !== "Admin") return {};
  if (trading) return { permissions: [] };
  return { permissions: caller.permissions.length === PERMISSIONS.length ? null : [...caller.permissions] };
}

/** Changing the email needs `customers.write`, changing the role `staff.write`. */
function assertMayEdit(caller: Caller, before: UserRow, change: UserChange): void {
  const isChanged = (field: "role" | "email") =>
    change[field] !== undefined && change[field] !== before[field];
  if (isChanged("email") && !hasPermission(caller, "customers.write")) throw new AppError("not_allowed");
  if (isChanged("role") && !hasPermission(caller, "staff.write")) throw new AppError("not_allowed");
  assertMayManageUser(caller, before);
}
