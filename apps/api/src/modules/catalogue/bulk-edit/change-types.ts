import type { Caller } from "../../../core/actor";

/** The user, request and time of a change. */
export interface ChangeOrigin {
  caller: Pick<Caller, "userId" | "userName">;
  requestId: string;
  at: Date;
  timeZone: string;
}

/** What changed in one product, for the audit log. */
export interface ProductDiff {
  id: string;
  before: object;
  after: object;
}
