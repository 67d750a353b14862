import { PERMISSIONS, type Permission, type StaffRole } from "@larkwood/contract";
import { eq, sql } from "drizzle-orm";
import { type Caller, hasPermission } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { violatesConstraint } from "../../../db/constraint-violation";
import { type Executor, queryRows } from "../../../db/executor";
import { staffRoles } from "../../../db/schema";

export type RoleRow = typeof staffRoles.$inferSelect;

/** What a role allows; Owner is everything. */
export const permissionsOf = ({ permissions }: Pick<RoleRow, "permissions">): readonly Permission[] =>
  permissions ?? PERMISSIONS;

/** Throws unless the caller has every permission of the role. */
export function assertHasRole(caller: Caller, role: Pick<RoleRow, "permissions">): void {
  if (!permissionsOf(role).every((one) => hasPermission(caller, one))) throw new AppError("not_allowed");
}

/** Locks a role until the transaction ends. With "share", others may give it too, but not change it. */
export async function lockRole(tx: Executor, id: string, mode: "share" | "update"): Promise<RoleRow | null> {
  const [row] = await tx.select().from(staffRoles).where(eq(staffRoles.id, id)).for(mode);
  return row ?? null;
}

export async function getLockedRole(tx: Executor, id: string, mode: "share" | "update"): Promise<RoleRow> {
  const role = await lockRole(tx, id, mode);
  if (!role) throw new AppError("not_found");
  return role;
}

/** Translates a name that another role has. */
export async function translateNameConflict<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (violatesConstraint(error, "staff_roles_by_name"))
      throw new AppError("role_taken", { errors: { name: "Another role has this name" } });
    throw error;
  }
}

/** All roles, or the one with the id: Owner first, then by name. */
export async function listRoles(db: Executor, id?: string): Promise<StaffRole[]> {
  const rows = await queryRows<Omit<StaffRole, "permissions"> & Pick<RoleRow, "permissions">>(
    db,
    sql`
    SELECT id, name, permissions, permissions IS NULL AS "isOwner",
      (SELECT count(*)::int FROM users WHERE staff_role_id = staff_roles.id) AS members,
      (SELECT count(*)::int FROM staff_invitations WHERE role_id = staff_roles.id) AS invitations
    FROM staff_roles ${id === undefined ? sql`` : sql`WHERE id = ${id}`}
    ORDER BY permissions IS NOT NULL, lower(name), id`,
  );
  return rows.map((row) => ({ ...row, permissions: [...permissionsOf(row)] }));
}

export async function getRole(db: Executor, id: string): Promise<StaffRole> {
  const [role] = await listRoles(db, id);
  if (!role) throw new AppError("not_found");
  return role;
}
