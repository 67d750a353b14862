import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { violatesConstraint } from "../../../db/constraint-violation";
import { type Executor, executeUpdate, queryFirst } from "../../../db/executor";
import { inTransaction, type Transaction } from "../../../db/transaction";
import type { PlatformContext } from "../context";

/** Whose key it is. Visitors without an account share a scope, which must tell them apart. */
type KeyOwner = { userId: string } | { guestScope: string };

/** The table with the keys of the owner, and the condition that a key is the owner's. */
const tableOf = (owner: KeyOwner) =>
  "userId" in owner
    ? { table: sql`idempotency_keys`, column: sql`user_id`, value: owner.userId }
    : { table: sql`guest_keys`, column: sql`scope`, value: owner.guestScope };

/** A creating request, and the key under which the client may repeat it. */
type KeyedRequest = KeyOwner & {
  /** Without a key, every request creates a new resource. */
  key: string | undefined;
  /** The request's content; the same key with other content is refused. */
  request: unknown;
  /** Id of the new resource, to load it again for a repeated request. */
  resourceId?: string;
};

/** What an earlier request with the same key has stored. */
interface EarlierResult {
  resourceId: string | null;
  response: unknown;
}

interface Claim {
  /** Settles once the key belongs to this request. Work that doesn't depend on it may start earlier. */
  claimed: Promise<void>;
  /** Stores a response that can't be loaded again by id. */
  saveResponse: (response: unknown) => Promise<void>;
}

/**
 * Runs the work and stores its key in one transaction, so that a client can repeat a request whose reply was lost. A
 * repeated request waits for the first one's transaction, does nothing and gets the earlier result.
 */
export async function withIdempotencyKey<T>(
  { db, clock }: Pick<PlatformContext, "db" | "clock">,
  keyed: KeyedRequest,
  work: (tx: Transaction, claim: Claim) => Promise<T>,
): Promise<{ isNew: true; result: T } | ({ isNew: false } & EarlierResult)> {
  try {
    const result = await inTransaction(db, (tx) => work(tx, claimOn(tx, keyed, clock())));
    return { isNew: true, result };
  } catch (error) {
    // The user was deleted since the request began.
    if (violatesConstraint(error, "idempotency_keys_user_id_fkey")) throw new AppError("not_signed_in");
    if (!(error instanceof KeyInUse)) throw error;
    const earlier = await findRecordedResult(db, keyed);
    // The first request failed, or its key has just expired: the client can try again.
    if (!earlier) throw new AppError("unavailable");
    return { isNew: false, ...earlier };
  }
}

/** The key belongs to an earlier or concurrent request. */
class KeyInUse extends Error {}

function claimOn(tx: Transaction, keyed: KeyedRequest, now: Date): Claim {
  const { key, request, resourceId } = keyed;
  const { table, column, value } = tableOf(keyed);
  if (key === undefined) return { claimed: Promise.resolve(), saveResponse: async () => {} };
  const claimed = executeUpdate(
    tx,
    sql`
    INSERT INTO ${table} (${column}, key, request_hash, resource_id, created_at)
    VALUES (${value}, ${key}, ${hashRequest(request)}, ${resourceId ?? null}, ${now.toISOString()})
    ON CONFLICT DO NOTHING`,
  ).then((rows) => {
    if (rows === 0) throw new KeyInUse();
  });
  return {
    claimed,
    saveResponse: async (response) => {
      await executeUpdate(
        tx,
        sql`UPDATE ${table} SET response = ${JSON.stringify(response)}::jsonb WHERE ${column} = ${value} AND key = ${key}`,
      );
    },
  };
}

/** The earlier result of a key; null when there is none. Throws when the key was used for another request. */
export async function findRecordedResult(db: Executor, keyed: KeyedRequest): Promise<EarlierResult | null> {
  const { key, request } = keyed;
  const { table, column, value } = tableOf(keyed);
  if (key === undefined) return null;
  const earlier = await queryFirst<EarlierResult & { requestHash: Buffer }>(
    db,
    sql`
    SELECT resource_id AS "resourceId", response, request_hash AS "requestHash" FROM ${table}
    WHERE ${column} = ${value} AND key = ${key}`,
  );
  if (!earlier) return null;
  if (!earlier.requestHash.equals(hashRequest(request))) throw new AppError("idempotency_mismatch");
  return { resourceId: earlier.resourceId, response: earlier.response };
}

function hashRequest(request: unknown): Buffer {
  const content = Buffer.isBuffer(request) ? request : JSON.stringify(request);
  return createHash("sha256").update(content).digest();
}

/** Releases a key whose work failed after its transaction. */
export async function releaseIdempotencyKey(
  db: Executor,
  { userId, key }: { userId: string; key: string },
): Promise<void> {
  await db.execute(sql`DELETE FROM idempotency_keys WHERE user_id = ${userId} AND key = ${key}`);
}
