import type { FastifyRequest } from "fastify";
import type { AppContext } from "../../context";
import type { Caller } from "../../plugins/caller";

/** Who writes, from where. */
export interface Author {
  caller: Caller;
  requestId: string;
  origin: string;
}

/** The author of a call that writes to the catalogue. */
export function authorOf({ originOf }: AppContext, caller: Caller, request: FastifyRequest): Author {
  return { caller, requestId: request.id, origin: originOf(request) };
}
