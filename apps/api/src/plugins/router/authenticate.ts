import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";
import type { Caller } from "../../core/actor";
import { AppError } from "../../core/app-error";
import type { CacheStats } from "../observability/shop-metrics";

/** Decides whether to believe an access token. */
export interface SessionGuard {
  /** The caller of a token that was verified before and is still good. */
  known(token: string): Caller | null;
  verify(token: string): Promise<Caller | null>;
  /** The caller as the database knows it now; null when the session has ended. */
  findCurrent(claimed: Caller): Promise<Caller | null>;
  /** How much is remembered of tokens. */
  figures(): CacheStats;
}

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** The access token of the request, if it carries one. */
export function readBearerToken({ headers }: { headers: IncomingHttpHeaders }): string | null {
  return BEARER.exec(headers.authorization ?? "")?.[1] ?? null;
}

/** The caller by its token alone: as it was when the token was made, at most ten minutes ago. */
export async function authenticateByToken(request: FastifyRequest, guard: SessionGuard): Promise<Caller> {
  const token = readBearerToken(request);
  const caller = token ? (guard.known(token) ?? (await guard.verify(token))) : null;
  if (!caller) throw new AppError("not_signed_in");
  return caller;
}

/** The caller as the database knows it now: an ended session or a changed role counts at once. */
export async function authenticateByDatabase(request: FastifyRequest, guard: SessionGuard): Promise<Caller> {
  const claimed = await authenticateByToken(request, guard);
  const current = await guard.findCurrent(claimed);
  if (!current) throw new AppError("not_signed_in");
  return current;
}
