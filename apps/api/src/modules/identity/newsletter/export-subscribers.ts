import { encodeCsv } from "../../../core/csv";
import type { CursorPosition } from "../../../core/cursor";
import type { IdentityContext } from "../context";
import { type SubscriberRow, subscribersAfter } from "./subscribers.repo";

const BATCH_SIZE = 1_000;

/** Newsletter subscribers as CSV, read in batches so that no statement grows with the list. */
export async function exportSubscribers(
  { replicas }: Pick<IdentityContext, "replicas">,
  { search }: { search?: string | undefined },
): Promise<string> {
  const parts = [encodeCsv([["email", "since"]])];
  let cursor: CursorPosition | null = null;
  for (;;) {
    const after = cursor;
    const rows: SubscriberRow[] = await replicas.read((db) =>
      subscribersAfter(db, search, after, BATCH_SIZE),
    );
    parts.push(encodeCsv(rows.map(({ email, createdAt }) => [email, new Date(createdAt).toISOString()])));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return parts.join("");
    cursor = { key: last.createdAt, id: last.mark, part: 0 };
  }
}
