import type * as z from "zod";
import type { ErrorCode } from "../errors";
import type { Permission } from "../models/permission";

/**
 * Who may call an endpoint: anyone, signed-in users, or Admins with a permission.
 * `catalogue`: signed-in users, or anyone if the catalogue is public. `self`: also the user whose id is in the path or body.
 */
export type Access = "anyone" | "user" | "catalogue" | { can: Permission; self?: true };

/** Tells clients that a call will be removed. */
export interface Deprecation {
  /** First day of the version that deprecated it, such as `2026-11-19`. */
  since: string;
  /** From this day on, a new major version may lack it. */
  until: string;
  /** What to use instead, as a sentence. */
  instead: string;
}

/** Definition of an endpoint. Validation, the OpenAPI document and the client are derived from it. */
export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Relative to `/api`, with parameters as `:name`. */
  path: string;
  summary: string;
  tag: string;
  access: Access;
  /**
   * Also for visitors without an account: `checkout` while the shop takes orders of guests, `catalogue` while the
   * catalogue is public, `order` for the holder of the link to a guest's order.
   */
  guests?: "checkout" | "catalogue" | "order";
  /** Refuses API keys: for the caller's own account, and for what would give a key more than it has. */
  peopleOnly?: true;
  /** Allowed to staff who must set up two-step verification first. */
  duringSetup?: true;
  /** Refuses Admins who lack any permission: for what contains all data of the shop. */
  everyPermission?: true;
  /** Ignores unknown parameters and fields, as the calls of the specification do. Others refuse them. */
  ignoresUnknown?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** Content type of the body; defaults to JSON. */
  bodyType?: "text/csv" | "multipart/form-data" | "application/json" | "application/merge-patch+json";
  /** Success status; defaults to 200. */
  status?: 200 | 201 | 202 | 204;
  /** Schema of a successful response; omitted for an empty one. */
  reply?: z.ZodType;
  /** Content type of a successful response; defaults to JSON. */
  replyType?: "text/csv" | "application/pdf" | "application/gzip";
  /** Whether the reply has an `ETag`, as all calls with `If-Match` have. */
  returnsEtag?: true;
  /** Replies have the headers `Deprecation` and `Sunset`. */
  deprecated?: Deprecation;
  /** Error codes in addition to the common ones (bad input, not signed in, not allowed, too many requests). */
  errors?: readonly ErrorCode[];
}

/** Checks the shape of an endpoint and preserves its exact types. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}
