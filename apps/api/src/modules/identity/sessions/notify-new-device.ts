import { describeDevice } from "@larkwood/domain";
import type { AnonymousActor } from "../../../core/actor";
import { maskAddress } from "../../../core/client-network";
import type { Transaction } from "../../../db/transaction";
import { enqueueMail, newDeviceMail, toSenderProfile } from "../../platform/mail";
import type { IdentityContext } from "../context";
import { isVerified } from "../email-verification";
import type { UserRow } from "../users";

/**
 * Emails a user who signs in from a new network and device. Skips customers with an unverified address, because it may
 * belong to a stranger.
 */
export async function notifyNewDevice(
  tx: Transaction,
  context: IdentityContext,
  { id, email, role }: UserRow,
  source: AnonymousActor & { device: string; deviceToken: string | null },
): Promise<void> {
  const { config, clock, knownNetworks } = context;
  const { address, device } = source;
  if (!config.sendsMail) return;
  if (!(await knownNetworks.isNewSource(tx, id, source))) return;
  if (role !== "Admin" && !(await isVerified(tx, id))) return;
  const now = clock();
  // Never quote the User-Agent header, because the client controls it.
  const details = {
    at: now,
    device: describeDevice(device) ?? "Unknown device",
    network: maskAddress(address),
  };
  await enqueueMail(tx, newDeviceMail(email, details, toSenderProfile(context)), now);
}
