import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { violatesConstraint } from "../../../db/constraint-violation";
import { type Executor, executeUpdate, queryFirst } from "../../../db/executor";
import { inTransaction, type Transaction } from "../../../db/transaction";
import type { PlatformContext } from "../context";

/** A call that creates something, and the key under which its sender may repeat it. */
interface KeyedRequest {
  userId: string;
  /** Without one, every call creates anew. */
  key: string | undefined;
  /** What was asked for: the same key for something else is refused. */
  request: unknown;
  /** The id of what is being made, where it has one: the way to read it again. */
  madeId?: string;
}

/** What a key made before. */
interface Earlier {
  madeId: string | null;
  outcome: unknown;
}

interface Claim {
  /** Settles once the key belongs to this call. Work that must not wait for it may begin before. */
  claimed: Promise<void>;
  /** Keeps an answer that cannot be read again by an id. */
  keep: (outcome: unknown) => Promise<void>;
}

/**
 * Does the work in one transaction that also holds its key, so that a lost reply can be asked for again: the second call
 * waits for the first one's transaction, does nothing, and is told what the first one made.
 */
export async function withIdempotencyKey<T>(
  { db, clock }: Pick<PlatformContext, "db" | "clock">,
  keyed: KeyedRequest,
  work: (tx: Transaction, claim: Claim) => Promise<T>,
): Promise<{ isNew: true; made: T } | ({ isNew: false } & Earlier)> {
  try {
    const made = await inTransaction(db, (tx) => work(tx, claimOn(tx, keyed, clock())));
    return { isNew: true, made };
  } catch (error) {
    // The user was deleted since the request began.
    if (violatesConstraint(error, "idempotency_keys_user_id_fkey")) throw new AppError("not_signed_in");
    if (!(error instanceof KnownKey)) throw error;
    const earlier = await findRecordedResult(db, keyed);
    // The first call failed after all, or its key has just been tidied away: the sender may simply try again.
    if (!earlier) throw new AppError("unavailable");
    return { isNew: false, ...earlier };
  }
}

/** The key has made something before, or is making it right now. */
class KnownKey extends Error {}

function claimOn(tx: Transaction, { userId, key, request, madeId }: KeyedRequest, now: Date): Claim {
  if (key === undefined) return { claimed: Promise.resolve(), keep: async () => {} };
  const claimed = executeUpdate(
    tx,
    sql`
    INSERT INTO idempotency_keys (user_id, key, request_hash, resource_id, created_at)
    VALUES (${userId}, ${key}, ${hashOf(request)}, ${madeId ?? null}, ${now.toISOString()})
    ON CONFLICT DO NOTHING`,
  ).then((rows) => {
    if (rows === 0) throw new KnownKey();
  });
  return {
    claimed,
    keep: async (outcome) => {
      await executeUpdate(
        tx,
        sql`UPDATE idempotency_keys SET response = ${JSON.stringify(outcome)}::jsonb WHERE user_id = ${userId} AND key = ${key}`,
      );
    },
  };
}

/** What the key made before; null when it made nothing yet. Refused when it was for something else. */
export async function findRecordedResult(
  db: Executor,
  { userId, key, request }: KeyedRequest,
): Promise<Earlier | null> {
  if (key === undefined) return null;
  const earlier = await queryFirst<Earlier & { requestHash: Buffer }>(
    db,
    sql`
    SELECT resource_id AS "madeId", response AS outcome, request_hash AS "requestHash" FROM idempotency_keys
    WHERE user_id = ${userId} AND key = ${key}`,
  );
  if (!earlier) return null;
  if (!earlier.requestHash.equals(hashOf(request))) throw new AppError("idempotency_mismatch");
  return { madeId: earlier.madeId, outcome: earlier.outcome };
}

function hashOf(request: unknown): Buffer {
  const content = Buffer.isBuffer(request) ? request : JSON.stringify(request);
  return createHash("sha256").update(content).digest();
}

/** Frees a key whose work has failed after its own transaction. */
export async function releaseIdempotencyKey(
  db: Executor,
  { userId, key }: { userId: string; key: string },
): Promise<void> {
  await db.execute(sql`DELETE FROM idempotency_keys WHERE user_id = ${userId} AND key = ${key}`);
}
