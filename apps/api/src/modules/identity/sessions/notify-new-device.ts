import { describeDevice } from "@larkwood/domain";
import type { AppContext } from "../../../context";
import type { Visitor } from "../../../core/actor";
import { shortAddress } from "../../../core/client-network";
import type { Transaction } from "../../../db/transaction";
import { houseOf, newDeviceMail, putIntoOutbox } from "../../platform/mail";
import { isVerified } from "../email-verification";
import type { UserRow } from "../users";

/**
 * Writes to somebody who has signed in before, and now from a network and a browser that they have never used. Not to an address that
 * anybody may have registered with: it could be a stranger's.
 */
export async function tellOfNewDevice(
  tx: Transaction,
  context: AppContext,
  { id, email, role }: UserRow,
  place: Visitor & { device: string; deviceToken: string | null },
): Promise<void> {
  const { config, clock, knownNetworks } = context;
  const { address, device } = place;
  if (!config.smtpUrl) return;
  if (!(await knownNetworks.hasOthersOnly(tx, id, place))) return;
  if (role !== "Admin" && !(await isVerified(tx, id))) return;
  const now = clock();
  // None of a browser's own words: whoever signs in can write there what they like.
  const found = {
    at: now,
    device: describeDevice(device) ?? "an unknown program",
    network: shortAddress(address),
  };
  await putIntoOutbox(tx, newDeviceMail(email, found, houseOf(context)), now);
}
