import type * as z from "zod";
import {
  type EndpointAddress,
  type EndpointName,
  type Endpoints,
  endpointAddresses,
} from "./endpoints/addresses";
import type { Endpoint } from "./endpoints/define";
import type { Problem } from "./errors";
import { apiErrorText } from "./toast-texts";

type InputOf<T> = T extends z.ZodType ? z.input<T> : undefined;
type Part<K extends string, T> = T extends z.ZodType
  ? Record<string, never> extends z.input<T>
    ? { [P in K]?: z.input<T> }
    : { [P in K]: z.input<T> }
  : { [P in K]?: undefined };

/** What a caller gives: the parts that the endpoint names, and an optional abort signal. */
export type CallInput<E extends Endpoint> = Part<"params", E["params"]> &
  Part<"query", E["query"]> &
  Part<"body", E["body"]> & { headers?: Record<string, string>; signal?: AbortSignal };

export type ReplyOf<E extends Endpoint> = E["reply"] extends z.ZodType ? z.output<E["reply"]> : undefined;
export type BodyOf<E extends Endpoint> = InputOf<E["body"]>;

export interface ApiReply<T> {
  data: T;
  headers: Headers;
}

/** A reply outside 200–299. It carries the problem and does nothing else. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly problem: Problem | null;

  constructor(status: number, statusText: string, problem: Problem | null) {
    super(apiErrorText(statusText));
    this.status = status;
    this.problem = problem;
  }

  /** Texts of failed rules by field. */
  get fieldErrors(): Record<string, string> {
    return this.problem?.errors ?? {};
  }
}

/** Path and query string of a call, below the API's base. */
export function endpointUrl(
  endpoint: Pick<EndpointAddress, "path">,
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

/** The request that a call makes; the transport adds base, bearer and credentials. */
export function buildRequest<E extends Endpoint>(
  endpoint: EndpointAddress,
  input: CallInput<E>,
): { url: string; init: RequestInit } {
  const { params, query, body, headers, signal } = input as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
    headers?: Record<string, string>;
    signal?: AbortSignal;
  };
  // The browser itself names a multipart body's boundary.
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
        : { body: endpoint.bodyType ? (body as FormData | string) : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    },
  };
}

/** Our server's problems are trusted to keep their shape; a proxy's error page has no code. */
function isProblem(data: unknown): data is Problem {
  return typeof data === "object" && data !== null && "code" in data && typeof data.code === "string";
}

/** The data of a successful response, or a thrown ApiError. */
export async function readReply<E extends Endpoint>(response: Response): Promise<ApiReply<ReplyOf<E>>> {
  const contentType = response.headers.get("content-type") ?? "";
  const data: unknown = /json/.test(contentType)
    ? await response.json().catch(() => null)
    : contentType.startsWith("text/csv")
      ? await response.text()
      : contentType.startsWith("application/pdf")
        ? new File([await response.blob()], "document.pdf", { type: contentType })
        : undefined;
  if (response.ok) return { data: data as ReplyOf<E>, headers: response.headers };
  throw new ApiError(response.status, response.statusText, isProblem(data) ? data : null);
}

/** How a request reaches the server. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

/** Calls endpoints by name through a transport, with the types of the contract. */
export function createClient(transport: Transport) {
  return async function call<N extends EndpointName>(
    name: N,
    input: CallInput<Endpoints[N]>,
  ): Promise<ApiReply<ReplyOf<Endpoints[N]>>> {
    const { url, init } = buildRequest<Endpoints[N]>(endpointAddresses[name], input);
    return readReply<Endpoints[N]>(await transport(url, init));
  };
}
export type ApiClient = ReturnType<typeof createClient>;
