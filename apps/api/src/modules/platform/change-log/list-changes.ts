import {
  CHANGE_EVENTS,
  CHANGE_TYPES,
  type Change,
  type ChangeEvent,
  type ChangesReply,
  type ChangeType,
  LIMITS,
} from "@larkwood/contract";
import type { UseCaseContext } from "../../../context";
import { type Actor, hasPermission } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { currentCursor, type LoggedChange, readChanges } from "./read-changes";

interface Query {
  since?: string | undefined;
  types?: readonly ChangeType[] | undefined;
  limit?: number | undefined;
}

/** Lists what changed after a cursor, of the types that the caller may read. */
export async function listChanges(
  { db }: Pick<UseCaseContext, "db">,
  { since, types, limit = LIMITS.pageSize }: Query,
  { caller }: Actor,
): Promise<ChangesReply> {
  const readable = (Object.keys(CHANGE_TYPES) as ChangeType[]).filter((type) =>
    hasPermission(caller, CHANGE_TYPES[type]),
  );
  // Shoppers don't learn how much the shop writes.
  if (caller.role === "User") throw new AppError("not_found");
  const wanted = types ?? readable;
  if (wanted.length === 0 || !wanted.every((type) => readable.includes(type)))
    throw new AppError("not_allowed");
  if (!since) return { changes: [], next: await currentCursor(db), hasMore: false };
  const events = (Object.keys(CHANGE_EVENTS) as ChangeEvent[]).filter((event) =>
    wanted.includes(CHANGE_EVENTS[event]),
  );
  const { changes, next, hasMore } = await readChanges(db, { cursor: since, events, limit });
  return { changes: changes.map(toChange), next, hasMore };
}

function toChange({ event, objectId, at }: LoggedChange): Change {
  return { id: objectId, type: CHANGE_EVENTS[event], kind: kindOf(event), event, at };
}

function kindOf(event: ChangeEvent): Change["kind"] {
  if (event.endsWith(".deleted")) return "deleted";
  return event.endsWith(".created") || event === "order.placed" ? "created" : "updated";
}
