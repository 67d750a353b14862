import { createHmac } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { clientNetwork } from "../../../core/client-network";
import type { Executor } from "../../../db/executor";
import { knownNetworks } from "../../../db/schema";

/** From where somebody comes: an address, and the browser's name if it is one that keeps it. */
export interface SignInSource {
  address: string;
  deviceToken?: string | null | undefined;
}

/** More than anybody uses in a season; whoever is always on the way must not fill the table. */
const MOST_PLACES = 100;

/** Remembers from where a user has signed in, network and browser, without keeping either itself. */
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
    /**
     * What guesses from here are counted by: the browser or the network that the user has signed in from before, the
     * browser first, because nobody else is there; null for a stranger.
     */
    async find(db: Executor, userId: string, place: SignInSource): Promise<string | null> {
      const rows = await db
        .select({ hash: knownNetworks.hash })
        .from(knownNetworks)
        .where(and(eq(knownNetworks.userId, userId), inArray(knownNetworks.hash, hashesOf(userId, place))));
      const device = place.deviceToken ? deviceHash(userId, place.deviceToken) : null;
      if (device && rows.some((row) => row.hash.equals(device))) return `device ${device.toString("hex")}`;
      return rows.length > 0 ? clientNetwork(place.address) : null;
    },

    /** Whether the user has signed in before, and never from there. */
    async hasOthersOnly(db: Executor, userId: string, place: SignInSource): Promise<boolean> {
      const here = inArray(knownNetworks.hash, hashesOf(userId, place));
      const rows = await db
        .select({ isThere: sql<boolean>`bool_or(${here})` })
        .from(knownNetworks)
        .where(eq(knownNetworks.userId, userId));
      return rows[0]?.isThere === false;
    },

    async add(db: Executor, userId: string, place: SignInSource, now: Date): Promise<void> {
      await db
        .insert(knownNetworks)
        .values(hashesOf(userId, place).map((hash) => ({ userId, hash, lastAt: now })))
        .onConflictDoUpdate({
          target: [knownNetworks.userId, knownNetworks.hash],
          set: { lastAt: now },
        });
      await db.execute(sql`
        DELETE FROM known_networks WHERE user_id = ${userId} AND hash IN (
          SELECT hash FROM known_networks WHERE user_id = ${userId} ORDER BY last_at DESC, hash OFFSET ${MOST_PLACES})`);
    },
  };
}
export type KnownNetworks = ReturnType<typeof createKnownNetworks>;
