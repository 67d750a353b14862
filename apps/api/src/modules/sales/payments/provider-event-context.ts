import type { Transaction } from "../../../db/transaction";
import type { SenderProfile } from "../../platform/mail";
import type { OrderToPay, StoredAttempt } from "./attempts.repo";

/** Shared by the steps of `applyProviderEvent`. The order is locked. */
export interface ProviderEventContext {
  tx: Transaction;
  order: OrderToPay;
  attempt: StoredAttempt;
  sender: SenderProfile;
  /** The shop's contact address; empty if not set. */
  shopEmail: string;
  now: Date;
}
