import { createHmac } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { clientNetwork } from "../../../core/client-network";
import type { Executor } from "../../../db/executor";
import { knownNetworks } from "../../../db/schema";

/** Where a sign-in comes from: the client address and, for browsers, the token of the device cookie. */
export interface SignInSource {
  address: string;
  deviceToken?: string | null | undefined;
}

/** Sources stored per user, so that a frequent traveller doesn't fill the table. */
const MAX_SOURCES = 100;

/** Stores hashes of the networks and devices that a user has signed in from. */
export function createKnownNetworks(secret: string) {
  const hash = (text: string) => createHmac("sha256", secret).update(text).digest();
  const networkHash = (userId: string, address: string) =>
    hash(`network of ${userId}: ${clientNetwork(address)}`);
  const deviceHash = (userId: string, token: string) => hash(`device of ${userId}: ${token}`);
  const hashesOf = (userId: string, { address, deviceToken }: SignInSource) => [
    networkHash(userId, address),
    ...(deviceToken ? [deviceHash(userId, deviceToken)] : []),
  ];

  return {
    /** The key to count failures by: the known device, or else the known network; null for an unknown source. */
    async find(db: Executor, userId: string, source: SignInSource): Promise<string | null> {
      const rows = await db
        .select({ hash: knownNetworks.hash })
        .from(knownNetworks)
        .where(and(eq(knownNetworks.userId, userId), inArray(knownNetworks.hash, hashesOf(userId, source))));
      const device = source.deviceToken ? deviceHash(userId, source.deviceToken) : null;
      if (device && rows.some((row) => row.hash.equals(device))) return `device ${device.toString("hex")}`;
      return rows.length > 0 ? clientNetwork(source.address) : null;
    },

    /** Whether the user has signed in before, but never from this source. */
    async isNewSource(db: Executor, userId: string, source: SignInSource): Promise<boolean> {
      const isThisSource = inArray(knownNetworks.hash, hashesOf(userId, source));
      const rows = await db
        .select({ isKnown: sql<boolean>`bool_or(${isThisSource})` })
        .from(knownNetworks)
        .where(eq(knownNetworks.userId, userId));
      return rows[0]?.isKnown === false;
    },

    async add(db: Executor, userId: string, source: SignInSource, now: Date): Promise<void> {
      await db
        .insert(knownNetworks)
        .values(hashesOf(userId, source).map((hash) => ({ userId, hash, lastAt: now })))
        .onConflictDoUpdate({
          target: [knownNetworks.userId, knownNetworks.hash],
          set: { lastAt: now },
        });
      await db.execute(sql`
        DELETE FROM known_networks WHERE user_id = ${userId} AND hash IN (
          SELECT hash FROM known_networks WHERE user_id = ${userId} ORDER BY last_at DESC, hash OFFSET ${MAX_SOURCES})`);
    },
  };
}
export type KnownNetworks = ReturnType<typeof createKnownNetworks>;
