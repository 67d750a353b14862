import { PERMISSIONS, type Permission, type Role } from "@larkwood/contract";

/** The signed-in user who sends a request, in person or through an API key. */
export interface Caller {
  userId: string;
  userName: string;
  role: Role;
  /** Id of the session, or of the API key that replaces it. */
  sessionId: string;
  isApiKey?: true;
  /** Staff who must set up two-step verification may do nothing else. */
  mustSetUp?: true;
  /** Permissions from the access token, or current ones if the endpoint reads them from the database. */
  permissions: readonly Permission[];
}

/** The holder of the link to a guest's order, who may do with this order what its customer may do. */
export interface GuestCaller {
  orderId: string;
  /** What the link was derived from. A new link of the order has another value. */
  link: Buffer;
  userName: typeof GUEST_NAME;
  permissions: readonly [];
  isApiKey?: undefined;
  mustSetUp?: undefined;
}

/** How guests are called in the history of an order. */
export const GUEST_NAME = "Guest";

/** The customer of an order, with an account or without one; or staff. */
export type OrderCaller = Caller | GuestCaller;

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

/** What a user may do now: nothing, if the week to set up two-step verification is over. */
export function accessOf({
  isOverdue,
  ...user
}: Parameters<typeof effectivePermissions>[0] & { isOverdue: boolean }): Pick<
  Caller,
  "permissions" | "mustSetUp"
> {
  return isOverdue ? { permissions: [], mustSetUp: true } : { permissions: effectivePermissions(user) };
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

/** Who acts on an order, and from where. */
export interface OrderActor extends AnonymousActor {
  caller: OrderCaller;
}

/** The actor as histories store it. A guest has no id. */
export const toRecordedActor = (caller: OrderCaller) => ({
  userId: "orderId" in caller ? null : caller.userId,
  userName: caller.userName,
});
