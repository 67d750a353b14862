import { PERMISSIONS, type Permission, type Role } from "@larkwood/contract";

/** The signed-in user who sends a request, in person or through an API key. */
export interface Caller {
  userId: string;
  userName: string;
  role: Role;
  /** Id of the session, or of the API key that replaces it. */
  sessionId: string;
  isApiKey?: true;
  /** Permissions from the access token, or current ones if the endpoint reads them from the database. */
  permissions: readonly Permission[];
}

export function hasPermission({ permissions }: Pick<Caller, "permissions">, permission: Permission): boolean {
  return permissions.includes(permission);
}

/** An Admin has all permissions unless the owner limits them; a User has none. */
export function effectivePermissions(user: {
  role: Role;
  permissions: readonly Permission[] | null;
}): readonly Permission[] {
  return user.role === "Admin" ? (user.permissions ?? PERMISSIONS) : [];
}

/** Where a request comes from. */
export interface AnonymousActor {
  requestId: string;
  /** IP address of the client. */
  address: string;
  /** Base URL of the shop, for links and image URLs. */
  origin: string;
}

/** Who sends a request and from where: the third argument of every use-case for signed-in users. */
export interface Actor extends AnonymousActor {
  caller: Caller;
}
