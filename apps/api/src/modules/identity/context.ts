import type { Order } from "@larkwood/contract";
import type { UseCaseContext } from "../../context";
import type { Actor } from "../../core/actor";
import type { KeyedMutex } from "../../core/concurrency";
import type { OriginOf } from "../../core/origin";
import type { AccessTokens } from "./sessions/access-token";
import type { KnownNetworks } from "./sessions/known-networks";
import type { Passwords } from "./sessions/passwords";
import type { SignInThrottle } from "./sessions/sign-in-throttle";

export interface IdentityContext extends UseCaseContext {
  accessTokens: AccessTokens;
  passwords: Passwords;
  signInThrottle: SignInThrottle;
  knownNetworks: KnownNetworks;
  /** One sign-in at a time per account. */
  signInMutex: KeyedMutex;
  originOf: OriginOf;
  /** Data that other areas store about a user, for the data export. */
  personalData: { orders(actor: Actor): Promise<Order[]> };
}
