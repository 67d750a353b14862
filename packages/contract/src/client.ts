import type * as z from "zod";
import type { Endpoint } from "./endpoints/define";
import { type EndpointName, type EndpointRoute, type Endpoints, endpointRoutes } from "./endpoints/routes";
import type { Problem } from "./errors";
import { apiErrorText } from "./toast-texts";

type InputOf<T> = T extends z.ZodType ? z.input<T> : undefined;
type Part<K extends string, T> = T extends z.ZodType
  ? Record<string, never> extends z.input<T>
    ? { [P in K]?: z.input<T> }
    : { [P in K]: z.input<T> }
  : { [P in K]?: undefined };

/** Input of a call: the parts that the endpoint defines, headers and an abort signal. `keepalive` sends it even if the page is left. */
export type CallInput<E extends Endpoint> = Part<"params", E["params"]> &
  Part<"query", E["query"]> &
  Part<"body", E["body"]> & {
    headers?: Record<string, string>;
    signal?: AbortSignal;
    keepalive?: boolean;
  };

export type ReplyOf<E extends Endpoint> = E["reply"] extends z.ZodType ? z.output<E["reply"]> : undefined;
export type BodyOf<E extends Endpoint> = InputOf<E["body"]>;

export interface ApiReply<T> {
  data: T;
  headers: Headers;
}

/** A response with a status outside 200–299, with its problem details. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly problem: Problem | null;

  constructor(status: number, statusText: string, problem: Problem | null) {
    super(apiErrorText(statusText));
    this.status = status;
    this.problem = problem;
  }

  /** Validation messages by field. */
  get fieldErrors(): Record<string, string> {
    return this.problem?.errors ?? {};
  }
}

/** Path and query string of a call, relative to the API's base URL. */
export function endpointUrl(
  endpoint: Pick<EndpointRoute, "path">,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== "") search.set(key, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** Builds the request of a call. The transport adds base URL, bearer token and credentials. */
export function buildRequest<E extends Endpoint>(
  endpoint: EndpointRoute,
  input: CallInput<E>,
): { url: string; init: RequestInit } {
  const { params, query, body, headers, signal, keepalive } = input as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
    headers?: Record<string, string>;
    signal?: AbortSignal;
    keepalive?: boolean;
  };
  // The browser sets the boundary of a multipart body.
  const contentType: Record<string, string> =
    endpoint.bodyType === "multipart/form-data"
      ? {}
      : { "content-type": endpoint.bodyType ?? "application/json" };
  return {
    url: endpointUrl(endpoint, params, query),
    init: {
      method: endpoint.method,
      headers: { ...contentType, ...headers },
      ...(body === undefined
        ? {}
        : { body: typeof body === "string" || body instanceof FormData ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    },
  };
}

/** Checks only for a code: our server is trusted, and a proxy's error page has none. */
function isProblem(data: unknown): data is Problem {
  return typeof data === "object" && data !== null && "code" in data && typeof data.code === "string";
}

/** Returns the data of a successful response, or throws an ApiError. */
export async function readReply<E extends Endpoint>(response: Response): Promise<ApiReply<ReplyOf<E>>> {
  const contentType = response.headers.get("content-type") ?? "";
  const data: unknown = /json/.test(contentType)
    ? await response.json().catch(() => null)
    : contentType.startsWith("text/csv")
      ? await response.text()
      : /^application\/(pdf|gzip)/.test(contentType)
        ? new File([await response.blob()], "document", { type: contentType })
        : undefined;
  if (response.ok) return { data: data as ReplyOf<E>, headers: response.headers };
  throw new ApiError(response.status, response.statusText, isProblem(data) ? data : null);
}

/** Sends a request to the server. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

/** Creates a typed client that calls endpoints by name through a transport. */
export function createClient(transport: Transport) {
  return async function call<N extends EndpointName>(
    name: N,
    input: CallInput<Endpoints[N]>,
  ): Promise<ApiReply<ReplyOf<Endpoints[N]>>> {
    const { url, init } = buildRequest<Endpoints[N]>(endpointRoutes[name], input);
    return readReply<Endpoints[N]>(await transport(url, init));
  };
}
export type ApiClient = ReturnType<typeof createClient>;
