import type { User } from "@larkwood/contract";
import { effectivePermissions } from "../../../core/actor";
import type { UserRow } from "./user.repo";

/** A user on the wire. */
export function toUser(row: UserRow): User {
  const { id, userName, role, firstName, lastName, email, address, country, phoneNumber } = row;
  return {
    _id: id,
    id,
    user_id: id,
    userName,
    role,
    firstName,
    lastName,
    email,
    address,
    country,
    phoneNumber,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
    permissions: [...effectivePermissions(row)],
  };
}

/** Version of a user as a tag for If-Match. */
export function userTag({ version }: { version: number }): string {
  return `"${version}"`;
}
