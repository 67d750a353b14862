import { type Endpoint, PERMISSIONS, type Permission, readableWith } from "@larkwood/contract";
import type { FastifyRequest } from "fastify";
import * as z from "zod";
import { type Caller, hasPermission, type OrderCaller } from "../../core/actor";
import { AppError } from "../../core/app-error";

/** Throws if the caller lacks the permission. An API key needs it for the data of its maker, too. */
export function assertMayCall(endpoint: Endpoint, caller: OrderCaller | null): void {
  if (!caller) return;
  const { access, peopleOnly, everyPermission, duringSetup } = endpoint;
  if (caller.mustSetUp && !duringSetup) throw new AppError("second_factor_required");
  const needsPermission = typeof access === "object" && (!access.self || caller.isApiKey);
  const isAllowed = !needsPermission || hasPermission(caller, access.can);
  const lacksAny = everyPermission && !PERMISSIONS.every((permission) => hasPermission(caller, permission));
  if (!isAllowed || lacksAny || (peopleOnly && caller.isApiKey))
    throw new AppError("not_allowed", caller.isApiKey ? { detail: refusalOfKey(endpoint) } : {});
}

/** Why a call refuses an API key, for the developer who sees only the reply. */
function refusalOfKey({ access, peopleOnly }: Endpoint): string {
  if (peopleOnly) return "API keys can't make this call. Use the access token of a person.";
  const needed = typeof access === "object" ? ` ${access.can}` : "";
  return `This API key doesn't have the permission${needed}, or the Admin who created it has lost it.`;
}

/** Without the permission, a caller may only name its own id. */
export function assertOwnId(caller: Caller, permission: Permission, request: FastifyRequest): void {
  if (hasPermission(caller, permission)) return;
  const id = readId(request.params) ?? readId(request.body);
  if (id !== undefined && id !== caller.userId) throw new AppError("not_allowed");
}

function readId(part: unknown): unknown {
  return typeof part === "object" && part !== null && "id" in part ? part.id : undefined;
}

/** The result without the fields that the caller has no permission to read. Calls without a permission return own data. */
export function readableFields(
  { access, reply }: Endpoint,
  caller: OrderCaller | null,
  result: unknown,
): unknown {
  if (typeof access !== "object") return result;
  if (!(reply instanceof z.ZodObject) || typeof result !== "object" || result === null) return result;
  const isReadable = ([name]: [string, unknown]) => {
    const field = reply.shape[name];
    const tag = field && readableWith.get(field);
    return !tag || (caller !== null && hasPermission(caller, tag.permission));
  };
  return Object.fromEntries(Object.entries(result).filter(isReadable));
}
