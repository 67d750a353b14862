import type { Endpoint } from "@larkwood/contract";
import type { Json } from "./json-schemas";

const header = (description: string, type: "string" | "integer", example: string | number): Json => ({
  description,
  schema: { type, examples: [example] },
});

/** Headers of responses, for `components`. */
export const responseHeaders = {
  Link: header(
    'Address of the next page, with `rel="next"`; missing on the last page.',
    "string",
    '</api/admin/orders?cursor=WzE3NjM0XQ>; rel="next"',
  ),
  "X-Total-Count": header("Number of items on all pages.", "integer", 512),
  ETag: header("Version of the object, for `If-Match`.", "string", '"3"'),
  RateLimit: header(
    "For API keys: `r` requests are left, and in `t` seconds there are more.",
    "string",
    '"key";r=598;t=41',
  ),
  "RateLimit-Policy": header("For API keys: `q` requests in `w` seconds.", "string", '"key";q=600;w=60'),
  "Retry-After": header("Seconds until you can try again.", "integer", 41),
};

// Not in `components`, where a header that no call has would be an error.
const deprecationHeaders = {
  Deprecation: header("Since when the call is deprecated, in seconds since 1970.", "string", "@1795046400"),
  Sunset: header("From when on the call may be missing.", "string", "Fri, 19 Nov 2027 00:00:00 GMT"),
};

const references = (names: (keyof typeof responseHeaders)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const LIMIT = ["RateLimit", "RateLimit-Policy"] as const;

/** Headers of a successful response. */
export function successHeaders({ deprecated, headers, peopleOnly, query, returnsEtag }: Endpoint): Json {
  const hasVersion = returnsEtag || "if-match" in (headers?.shape ?? {});
  const shared = references([
    ...(query && "cursor" in query.shape ? (["Link", "X-Total-Count"] as const) : []),
    ...(hasVersion ? (["ETag"] as const) : []),
    ...(peopleOnly ? [] : LIMIT),
  ]);
  return deprecated ? { ...shared, ...deprecationHeaders } : shared;
}

/** Headers of a failure. */
export const failureHeaders = (status: number): Json =>
  references([...(status === 429 || status === 503 ? (["Retry-After"] as const) : []), ...LIMIT]);
