import type * as z from "zod";
import type { ErrorCode } from "../errors";
import type { Permission } from "../models/permission";

/**
 * Who may call an endpoint: anyone, signed-in users, or Admins with a permission.
 * `catalogue`: signed-in users, or anyone if the catalogue is public. `self`: also the user whose id is in the path or body.
 */
export type Access = "anyone" | "user" | "catalogue" | { can: Permission; self?: true };

/** Definition of an endpoint. Validation, the OpenAPI document and the client are derived from it. */
export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Relative to `/api`, with parameters as `:name`. */
  path: string;
  summary: string;
  tag: string;
  access: Access;
  /** Refuses API keys: for the caller's own account, and for what would give a key more than it has. */
  peopleOnly?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** Content type of the body; defaults to JSON. */
  bodyType?: "text/csv" | "multipart/form-data" | "application/json";
  /** Success status; defaults to 200. */
  status?: 200 | 201 | 202 | 204;
  /** Schema of a successful response; omitted for an empty one. */
  reply?: z.ZodType;
  /** Content type of a successful response; defaults to JSON. */
  replyType?: "text/csv" | "application/pdf";
  /** Error codes in addition to the common ones (bad input, not signed in, not allowed, too many requests). */
  errors?: readonly ErrorCode[];
}

/** Checks the shape of an endpoint and preserves its exact types. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}
