import { PERMISSIONS, type Permission, type Role } from "@larkwood/contract";

/** Whoever makes a call, once the access token has been believed. */
export interface Caller {
  userId: string;
  userName: string;
  role: Role;
  sessionId: string;
  /** What the caller may do beyond what every user may; as of now only where the database was asked. */
  permissions: readonly Permission[];
}

/** Whether somebody may do what only some Admins may. */
export function hasPermission({ permissions }: Pick<Caller, "permissions">, permission: Permission): boolean {
  return permissions.includes(permission);
}

/** What an account may do: an Admin everything unless the owner said less, a User nothing of it. */
export function effectivePermissions(user: {
  role: Role;
  permissions: readonly Permission[] | null;
}): readonly Permission[] {
  return user.role === "Admin" ? (user.permissions ?? PERMISSIONS) : [];
}

/** Where a call comes from. */
export interface AnonymousActor {
  requestId: string;
  /** The address of the one who asks. */
  address: string;
  /** Where the shop is reached: what a picture's or a link's address begins with. */
  origin: string;
}

/** Who does something, from where: the third argument of every use-case that a signed-in user may run. */
export interface Actor extends AnonymousActor {
  caller: Caller;
}
