import { describeDevice } from "@larkwood/domain";
import type { AnonymousActor } from "../../../core/actor";
import { maskAddress } from "../../../core/client-network";
import type { Transaction } from "../../../db/transaction";
import { enqueueMail, newDeviceMail, toSenderProfile } from "../../platform/mail";
import type { IdentityContext } from "../context";
import { isVerified } from "../email-verification";
import type { UserRow } from "../users";

/**
 * Writes to somebody who has signed in before, and now from a network and a browser that they have never used. Not to an address that
 * anybody may have registered with: it could be a stranger's.
 */
export async function notifyNewDevice(
  tx: Transaction,
  context: IdentityContext,
  { id, email, role }: UserRow,
  place: AnonymousActor & { device: string; deviceToken: string | null },
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
    device: describeDevice(device) ?? "Unknown device",
    network: maskAddress(address),
  };
  await enqueueMail(tx, newDeviceMail(email, found, toSenderProfile(context)), now);
}
