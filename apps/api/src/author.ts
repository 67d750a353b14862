import type { Role } from "@larkwood/contract";

/** Whoever makes a call, once the access token has been believed. */
export interface Caller {
  userId: string;
  userName: string;
  role: Role;
  sessionId: string;
}

/** Where a call comes from. */
export interface Visitor {
  requestId: string;
  /** The address of the one who asks. */
  address: string;
  /** Where the shop is reached: what a picture's or a link's address begins with. */
  origin: string;
}

/** Who does something, from where: the third argument of every use-case that a signed-in user may run. */
export interface Author extends Visitor {
  caller: Caller;
}
