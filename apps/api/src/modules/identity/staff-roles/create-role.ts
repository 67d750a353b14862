import type { StaffRole, StaffRoleForm } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { newId } from "../../../core/ids";
import { isBelowLimit } from "../../../db/row-limit";
import { staffRoles } from "../../../db/schema";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import { lockCaller } from "../sessions";
import { assertHasRole, getRole, translateNameConflict } from "./role.repo";

const MAX_ROLES = 50;

/** Creates a role with some of the caller's permissions. */
export async function createRole(
  { db, clock }: IdentityContext,
  form: StaffRoleForm,
  { caller, requestId }: Actor,
): Promise<StaffRole> {
  assertHasRole(caller, form);
  const at = clock();
  const id = newId(at);
  return inTransaction(db, async (tx) => {
    await lockCaller(tx, caller);
    if (!(await isBelowLimit(tx, "staff_roles", MAX_ROLES))) throw new AppError("staff_limit");
    await translateNameConflict(tx.insert(staffRoles).values({ id, ...form, createdAt: at }));
    await recordAudit(tx, {
      actor: caller,
      action: "staff-role.create",
      subjectType: "staff-role",
      subjectId: id,
      after: form,
      requestId,
      at,
    });
    return getRole(tx, id);
  });
}
