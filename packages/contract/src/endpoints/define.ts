import type * as z from "zod";
import type { ErrorCode } from "../errors";
import type { Permission } from "../models/permission";

/**
 * Who may call: anyone, every signed-in user, whoever may see the catalogue (every signed-in user, and anyone where the
 * shop has opened it), or an Admin who has the permission. Where `self` is said, also the user
 * whom the id in the path or body names.
 */
export type Access = "anyone" | "user" | "catalogue" | { can: Permission; self?: true };

/** One call of the API as data: the server's validation, the OpenAPI document and the client come from it. */
export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/api`, parameters as `:name`. */
  path: string;
  summary: string;
  tag: string;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** Kind of content of the body; JSON unless said. */
  bodyType?: "text/csv" | "multipart/form-data" | "application/json";
  /** Status of success; 200 unless said. */
  status?: 200 | 201 | 202 | 204;
  /** Shape of a successful reply; none means an empty one. */
  reply?: z.ZodType;
  /** Kind of content of a successful reply; JSON unless said. */
  replyType?: "text/csv" | "application/pdf";
  /** Reasons for failure beyond those that every call can have (bad input, not signed in, not allowed, too many). */
  errors?: readonly ErrorCode[];
}

/** Keeps the exact types of an endpoint while checking its shape. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}
