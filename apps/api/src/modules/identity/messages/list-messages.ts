import type { ContactMessage } from "@larkwood/contract";
import { NEWEST_FIRST } from "../../../core/cursor";
import { fetchPage, type Page, type PageQuery } from "../../../core/pagination";
import type { Executor } from "../../../db/executor";
import { countMessages, type MessageFilter, messagesAfter, toMessage } from "./message.repo";

/** A page of messages, newest first. */
export function listMessages(
  { db }: { db: Executor },
  query: PageQuery & MessageFilter,
): Promise<Page<ContactMessage>> {
  return fetchPage(query, {
    order: NEWEST_FIRST,
    read: (after, limit) => messagesAfter(db, query, after, limit),
    count: () => countMessages(db, query),
    positionOf: ({ createdAt, id }) => ({ key: createdAt, id }),
    map: toMessage,
  });
}
