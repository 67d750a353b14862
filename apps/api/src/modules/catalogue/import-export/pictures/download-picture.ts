import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import { LIMITS } from "@larkwood/contract";
import { isPublicAddress, lookupPublicAddress, PrivateAddressError } from "../../../../core/public-address";

const TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 3;
const TOO_LARGE = `The file is larger than ${LIMITS.imageBytes / 1024 / 1024} MB.`;

interface Options {
  allowPrivate: boolean;
  signal: AbortSignal;
}

/** A picture can't be downloaded; the message is for the owner. */
export class DownloadError extends Error {
  override name = "DownloadError";
}

/** Downloads a picture from the public internet, within bounds of time, size and redirects. */
export async function downloadPicture(url: string, { allowPrivate, signal }: Options): Promise<Buffer> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const options = { allowPrivate, signal: AbortSignal.any([signal, timeout]) };
  try {
    return await follow(url, options, MAX_REDIRECTS);
  } catch (error) {
    signal.throwIfAborted();
    if (timeout.aborted) throw new DownloadError(`It took longer than ${TIMEOUT_MS / 1000} seconds.`);
    throw error instanceof DownloadError ? error : new DownloadError(failureText(error));
  }
}

async function follow(url: string, options: Options, redirects: number): Promise<Buffer> {
  assertAllowed(url, options.allowPrivate);
  const response = await get(url, options);
  try {
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      if (redirects === 0) throw new DownloadError("It redirects too often.");
      if (!URL.canParse(headers.location, url))
        throw new DownloadError("It redirects to an invalid address.");
      return await follow(new URL(headers.location, url).href, options, redirects - 1);
    }
    if (statusCode !== 200) throw new DownloadError(`The server answered ${statusCode}.`);
    return await readBody(response);
  } finally {
    response.destroy();
  }
}

/** An address without a name is not looked up, so it is checked here. */
function assertAllowed(url: string, allowPrivate: boolean): void {
  const { protocol, hostname } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:") throw new DownloadError("It isn't a web address.");
  const address = hostname.replace(/^\[|\]$/g, "");
  if (!allowPrivate && isIP(address) !== 0 && !isPublicAddress(address)) throw new PrivateAddressError();
}

function get(url: string, { allowPrivate, signal }: Options): Promise<IncomingMessage> {
  const send = new URL(url).protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    send(url, {
      agent: false,
      signal,
      ...(allowPrivate ? {} : { lookup: lookupPublicAddress }),
      headers: { accept: "image/avif,image/webp,image/png,image/jpeg", "user-agent": "Larkwood-Import" },
    })
      .on("response", resolve)
      .on("error", reject)
      .end();
  });
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  if (Number(response.headers["content-length"] ?? 0) > LIMITS.imageBytes) throw new DownloadError(TOO_LARGE);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LIMITS.imageBytes) throw new DownloadError(TOO_LARGE);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

function failureText(error: unknown): string {
  if (error instanceof PrivateAddressError) return "The address isn't allowed: it is private.";
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
  if (code === "ENOTFOUND") return "The address wasn't found.";
  return code === "ECONNREFUSED" ? "The connection was refused." : `The connection failed (${code}).`;
}
