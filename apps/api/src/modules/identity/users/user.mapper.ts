import type { User } from "@larkwood/contract";
import { effectivePermissions } from "../../../core/actor";
import { nonEmpty } from "../../../core/non-empty";
import type { UserRow } from "./user.repo";

/** Converts a row to the user of the API. */
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
    ...nonEmpty({ addressLine2: row.addressLine2, postCode: row.postCode, city: row.city }),
    country,
    phoneNumber,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    permissions: [...effectivePermissions(row)],
  };
}

/** ETag of a user's version, for If-Match. */
export function userTag({ version }: { version: number }): string {
  return `"${version}"`;
}
