import { PERMISSIONS, type Permission, type StaffMember } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { type Executor, queryRows } from "../../../db/executor";

const MAX_PEOPLE = 500;

interface MemberRow extends Omit<StaffMember, "permissions" | "role" | "lastSeenAt"> {
  permissions: Permission[] | null;
  roleId: string | null;
  roleName: string | null;
  lastSeenAt: string | null;
}

/** The people who may use the admin area, or the one with the id: Owners first, then by name. */
export async function listStaff(db: Executor, id?: string): Promise<StaffMember[]> {
  const rows = await queryRows<MemberRow>(
    db,
    sql`
    SELECT users.id, user_name AS "userName", first_name AS "firstName", last_name AS "lastName", email,
      users.permissions, staff_roles.id AS "roleId", staff_roles.name AS "roleName",
      EXISTS (SELECT FROM second_factors WHERE user_id = users.id AND confirmed_at IS NOT NULL) AS "secondFactor",
      (SELECT max(last_seen_at) FROM sessions WHERE user_id = users.id) AS "lastSeenAt"
    FROM users LEFT JOIN staff_roles ON staff_roles.id = staff_role_id
    WHERE role = 'Admin' ${id === undefined ? sql`` : sql`AND users.id = ${id}`}
    ORDER BY users.permissions IS NOT NULL, lower(user_name), users.id LIMIT ${MAX_PEOPLE}`,
  );
  return rows.map(({ roleId, roleName, permissions, lastSeenAt, ...member }) => ({
    ...member,
    role: roleId !== null && roleName !== null ? { id: roleId, name: roleName } : null,
    permissions: [...(permissions ?? PERMISSIONS)],
    lastSeenAt: lastSeenAt ? new Date(lastSeenAt).toISOString() : null,
  }));
}

export async function getStaffMember(db: Executor, id: string): Promise<StaffMember> {
  const [member] = await listStaff(db, id);
  if (!member) throw new AppError("not_found");
  return member;
}
