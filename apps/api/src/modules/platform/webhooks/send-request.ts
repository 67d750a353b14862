import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { findUrlProblem, lookupPublicAddress, PrivateAddressError } from "../../../core/public-address";

const TIMEOUT_MS = 5_000;
const MAX_RESPONSE_BYTES = 64 * 1024;
const STORED_CHARACTERS = 2_000;

/** What a receiver answered, or why it didn't. */
export interface Outcome {
  response: { status: number; body: string } | null;
  /** null if the receiver accepted the request. */
  error: string | null;
}

interface Options {
  allowPrivate: boolean;
  signal: AbortSignal;
}

interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Sends a request to a receiver. Follows no redirects and reads only the beginning of the response. */
export async function sendRequest(
  request: WebhookRequest,
  { allowPrivate, signal }: Options,
): Promise<Outcome> {
  const problem = allowPrivate ? null : findUrlProblem(request.url);
  if (problem) return { response: null, error: `The address isn't allowed: ${problem.toLowerCase()}.` };
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await post(request, { allowPrivate, signal: AbortSignal.any([signal, timeout]) });
    const status = response.statusCode ?? 0;
    const body = await readStart(response);
    const isAccepted = status >= 200 && status < 300;
    return { response: { status, body }, error: isAccepted ? null : `The receiver answered ${status}.` };
  } catch (error) {
    return { response: null, error: timeout.aborted ? TIMEOUT_TEXT : failureText(error) };
  }
}

const TIMEOUT_TEXT = `The receiver didn't answer within ${TIMEOUT_MS / 1000} seconds.`;

function post({ url, headers, body }: WebhookRequest, { allowPrivate, signal }: Options) {
  const send = new URL(url).protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise<IncomingMessage>((resolve, reject) => {
    send(url, {
      method: "POST",
      agent: false,
      signal,
      ...(allowPrivate ? {} : { lookup: lookupPublicAddress }),
      headers: {
        ...headers,
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        "user-agent": "Larkwood-Webhooks",
      },
    })
      .on("response", resolve)
      .on("error", reject)
      .end(body);
  });
}

/** The beginning of a response as text that PostgreSQL can store. */
async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size >= MAX_RESPONSE_BYTES) break;
  }
  return Buffer.concat(chunks).toString("utf8").replaceAll("\0", "").slice(0, STORED_CHARACTERS);
}

/** Error messages may contain the URL, which may contain a token, so only codes are shown. */
function failureText(error: unknown): string {
  if (error instanceof PrivateAddressError) return "The address isn't allowed: it is private.";
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
  switch (code) {
    case "ENOTFOUND":
      return "The address wasn't found.";
    case "ECONNREFUSED":
      return "The connection was refused.";
    default:
      return `The connection failed (${code}).`;
  }
}
