import type { Subscriber } from "@larkwood/contract";
import { NEWEST_FIRST } from "../../../core/cursor";
import { fetchPage, type Page, type PageQuery } from "../../../core/pagination";
import type { Executor } from "../../../db/executor";
import { countSubscribers, subscribersAfter } from "./subscribers.repo";

/** A page of newsletter subscribers, newest first. */
export function listSubscribers(
  { db }: { db: Executor },
  query: PageQuery & { search?: string | undefined },
): Promise<Page<Subscriber>> {
  return fetchPage(query, {
    order: NEWEST_FIRST,
    read: (after, limit) => subscribersAfter(db, query.search, after, limit),
    count: () => countSubscribers(db, query.search),
    positionOf: ({ createdAt, mark }) => ({ key: createdAt, id: mark }),
    map: ({ email, createdAt }) => ({ email, createdAt: new Date(createdAt).toISOString() }),
  });
}
