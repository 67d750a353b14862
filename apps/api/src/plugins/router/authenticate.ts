import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";
import type { Caller } from "../../core/actor";
import { AppError } from "../../core/app-error";
import type { CacheStats } from "../observability/shop-metrics";

/** Verifies access tokens. */
export interface SessionGuard {
  /** The caller of a token that was verified before and has not expired. */
  findVerified(token: string): Caller | null;
  verify(token: string): Promise<Caller | null>;
  /** The caller with current data from the database; null if the session has ended. */
  findCurrent(claimed: Caller): Promise<Caller | null>;
  /** The caller for whom an API key stands; null if there is no such key or it has expired. */
  findByApiKey(key: string): Promise<Caller | null>;
  stats(): CacheStats;
}

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** The access token of the request, if it has one. */
export function readBearerToken({ headers }: { headers: IncomingHttpHeaders }): string | null {
  return BEARER.exec(headers.authorization ?? "")?.[1] ?? null;
}

const API_KEY = /^Bearer (lw_live_[\w-]+)$/i;

/** The API key of the request, if it has one. */
export function readApiKey({ headers }: { headers: IncomingHttpHeaders }): string | null {
  return API_KEY.exec(headers.authorization ?? "")?.[1] ?? null;
}

const ORDER_TOKEN = /^Bearer (lw_order_[\w-]*)$/i;

/** The token of a guest's order, if the request has one. */
export function readOrderToken({ headers }: { headers: IncomingHttpHeaders }): string | null {
  return ORDER_TOKEN.exec(headers.authorization ?? "")?.[1] ?? null;
}

const FORM_OF_HEADER =
  "Send the header `Authorization: Bearer lw_live_…` with an API key, or `Authorization: Bearer …` with an access token.";

/** The caller according to its token alone, which may be up to ten minutes old. */
export async function authenticateByToken(request: FastifyRequest, guard: SessionGuard): Promise<Caller> {
  const token = readBearerToken(request);
  const caller = token ? (guard.findVerified(token) ?? (await guard.verify(token))) : null;
  if (caller) return caller;
  const isUnreadable = token === null && request.headers.authorization !== undefined;
  throw new AppError("not_signed_in", isUnreadable ? { detail: FORM_OF_HEADER } : {});
}

/** The caller according to the database: an ended session or a changed role takes effect at once. */
export async function authenticateByDatabase(request: FastifyRequest, guard: SessionGuard): Promise<Caller> {
  const claimed = await authenticateByToken(request, guard);
  const current = await guard.findCurrent(claimed);
  if (!current) throw new AppError("not_signed_in");
  return current;
}

/** The caller for whom an API key stands. */
export async function authenticateByApiKey(key: string, guard: SessionGuard): Promise<Caller> {
  const caller = await guard.findByApiKey(key);
  if (!caller)
    throw new AppError("not_signed_in", {
      detail: "This API key is wrong, has expired or was deleted, or its maker was.",
    });
  return caller;
}
