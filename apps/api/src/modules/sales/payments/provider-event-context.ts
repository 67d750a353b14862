import type { Transaction } from "../../../db/transaction";
import type { SenderProfile } from "../../platform/mail";
import type { OrderToPay, StoredAttempt } from "./attempts.repo";

/** What the steps of applying a provider event share; the order is locked. */
export interface ProviderEventContext {
  tx: Transaction;
  order: OrderToPay;
  attempt: StoredAttempt;
  sender: SenderProfile;
  /** Where staff read the shop's email; empty when it is not set. */
  shopEmail: string;
  now: Date;
}
