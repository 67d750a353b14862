import { encodeCsvRecord } from "../../../core/csv";
import type { CursorPosition } from "../../../core/cursor";
import type { IdentityContext } from "../context";
import { type SubscriberRow, subscribersAfter } from "./subscribers.repo";

const BATCH = 1_000;

/** Those who get the newsletter as CSV, read in batches so that no single statement grows with the list. */
export async function exportSubscribers(
  { replicas }: Pick<IdentityContext, "replicas">,
  { search }: { search?: string | undefined },
): Promise<string> {
  const lines = [encodeCsvRecord(["email", "since"])];
  let place: CursorPosition | null = null;
  for (;;) {
    const after = place;
    const rows: SubscriberRow[] = await replicas.read((db) => subscribersAfter(db, search, after, BATCH));
    for (const { email, createdAt } of rows)
      lines.push(encodeCsvRecord([email, new Date(createdAt).toISOString()]));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return lines.join("");
    place = { key: last.createdAt, id: last.mark, part: 0 };
  }
}
