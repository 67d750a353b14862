import { createHash } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { NextId } from "../http/request-ids";
import { securityHeaders } from "../http/security-headers";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const MIN_BYTES_TO_COMPRESS = 1_024;
const MAX_BYTES_AS_TEXT = 4_096;
const HEADER_BYTES = 1_000;

type Encoding = "br" | "gzip";
/** How a response is sent: compressed, uncompressed, or as a 304 without a body. */
type Form = Encoding | "identity" | "not-modified";
type HeaderMap = Readonly<Record<string, string>>;

/** Header names and values in turn, as `writeHead` accepts them. */
interface HeaderLines {
  commonHeaders: HeaderMap;
  form: Form;
  lines: string[];
}

const ZERO_WEIGHT = /^q\s*=\s*0(\.0*)?$/i;

/** A finished response: status, headers and body bytes. Compressed bodies are added when first requested. */
export class CachedResponse {
  readonly compressed: Partial<Record<Encoding, Buffer>> = {};
  /** A small body as a latin1 string: Node sends it in one write with the headers. */
  readonly text: string | undefined;
  readonly body: Buffer;
  readonly #ownLines: readonly string[];
  /** Header lines by form, built on first use. */
  readonly #linesByForm: HeaderLines[] = [];

  constructor(
    body: Buffer,
    readonly etag: string,
    readonly headers: HeaderMap,
    readonly status = 200,
  ) {
    this.body = copyFromPool(body);
    this.text = body.length <= MAX_BYTES_AS_TEXT ? body.toString("latin1") : undefined;
    this.#ownLines = [...Object.entries(headers).flat(), "etag", etag];
  }

  /**
   * All header lines: those of this response, the common ones that it does not override, and the request id. The array is
   * reused, so write it before the next call.
   */
  headerLines(commonHeaders: HeaderMap, form: Form, requestId: string): string[] {
    const lines = this.#findLines(commonHeaders, form) ?? this.#buildLines(commonHeaders, form);
    lines[lines.length - 1] = requestId;
    return lines;
  }

  #findLines(commonHeaders: HeaderMap, form: Form): string[] | undefined {
    for (const built of this.#linesByForm)
      if (built.commonHeaders === commonHeaders && built.form === form) return built.lines;
    return undefined;
  }

  #buildLines(commonHeaders: HeaderMap, form: Form): string[] {
    const lines = [...this.#ownLines];
    for (const name in commonHeaders)
      if (!(name in this.headers)) lines.push(name, commonHeaders[name] ?? "");
    const body =
      form === "identity" ? this.body : form === "not-modified" ? undefined : this.compressed[form];
    if (body) lines.push("content-length", String(body.length));
    if (form === "br" || form === "gzip") lines.push("content-encoding", form);
    lines.push("x-request-id", "");
    this.#linesByForm.push({ commonHeaders, form, lines });
    return lines;
  }

  /** Upper limit of its memory in bytes, including compressed bodies that may be added later. */
  get size(): number {
    return this.body.length + (this.text?.length ?? 0) + this.#maxCompressedBytes + HEADER_BYTES;
  }

  get #maxCompressedBytes(): number {
    return this.body.length < MIN_BYTES_TO_COMPRESS ? 0 : Math.floor(this.body.length / 2);
  }

  async compress(encoding: Encoding): Promise<Buffer> {
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
    const bytes =
      encoding === "br" ? await compressBrotli(this.body, options) : await compressGzip(this.body);
    const other = encoding === "br" ? this.compressed.gzip : this.compressed.br;
    // Not stored if it exceeds `size`, which the cache has already counted.
    if (bytes.length + (other?.length ?? 0) <= this.#maxCompressedBytes) this.compressed[encoding] = bytes;
    return bytes;
  }
}

/** A text that browsers ask for again with its ETag each time. */
export function textResponse(text: string, headers: HeaderMap): CachedResponse {
  const body = Buffer.from(text);
  const etag = `W/"${createHash("sha1").update(body).digest("base64url")}"`;
  return new CachedResponse(body, etag, { ...headers, "cache-control": "no-cache", vary: "Accept-Encoding" });
}

/** Copies a small buffer out of Node's shared pool, which would otherwise stay in memory as a whole. */
function copyFromPool(body: Buffer): Buffer {
  return body.buffer.byteLength === body.length ? body : Buffer.from(new Uint8Array(body).buffer);
}

function negotiateEncoding(headers: IncomingHttpHeaders, cached: CachedResponse): Encoding | null {
  if (cached.body.length < MIN_BYTES_TO_COMPRESS) return null;
  const accepted = headers["accept-encoding"];
  if (typeof accepted !== "string") return null;
  const encodings = listAccepted(accepted);
  return encodings.includes("br") ? "br" : encodings.includes("gzip") ? "gzip" : null;
}

/** The names in an Accept-Encoding header, without those of weight 0. */
function listAccepted(header: string): string[] {
  return header.split(",").flatMap((item) => {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim());
    return parameters.some((parameter) => ZERO_WEIGHT.test(parameter)) ? [] : [name.toLowerCase()];
  });
}

const withoutWeakPrefix = (tag: string) => tag.trim().replace(/^W\//, "");

/** Whether an If-Match or If-None-Match header contains the ETag. */
export function etagMatches(header: string, etag: string): boolean {
  return (
    header.trim() === "*" ||
    header.split(",").some((tag) => withoutWeakPrefix(tag) === withoutWeakPrefix(etag))
  );
}

/** Whether the client has this response. Only a 200 may become a 304; the condition does not apply to other statuses. */
function isCurrent(headers: IncomingHttpHeaders, { status, etag }: CachedResponse): boolean {
  const ifNoneMatch = headers["if-none-match"];
  return status === 200 && ifNoneMatch !== undefined && etagMatches(ifNoneMatch, etag);
}

interface WriteOptions {
  cached: CachedResponse;
  /** Headers of every response to this origin. */
  commonHeaders: HeaderMap;
  /** Called only if the response is written. */
  nextId: NextId;
}

/**
 * Writes a cached response to the socket without the framework, which would double its cost. Returns false for
 * cross-origin requests, which need the CORS headers of the framework, and while the body is not compressed yet.
 */
export function writeCachedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { cached, commonHeaders, nextId }: WriteOptions,
): boolean {
  const { headers } = request;
  if (headers.origin !== undefined) return false;
  const encoding = negotiateEncoding(headers, cached);
  const bytes = encoding ? cached.compressed[encoding] : cached.body;
  if (!bytes) return false;

  const isNotModified = isCurrent(headers, cached);
  const form = isNotModified ? "not-modified" : (encoding ?? "identity");
  const lines = cached.headerLines(commonHeaders, form, nextId(request));
  if (isNotModified) response.writeHead(304, lines).end();
  else if (encoding || !cached.text) response.writeHead(cached.status, lines).end(bytes);
  else response.writeHead(cached.status, lines).end(cached.text, "latin1");
  return true;
}

/** Does the same from inside a Fastify hook; Fastify then leaves the reply alone. */
export function trySendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedResponse | undefined,
): boolean {
  const commonHeaders = securityHeaders(request);
  const nextId = () => request.id;
  if (!cached || !writeCachedResponse(request.raw, reply.raw, { cached, commonHeaders, nextId }))
    return false;
  reply.hijack();
  return true;
}

/** Sends a cached response through Fastify: as a 304 if the client has it, compressed if the client accepts it. */
export async function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedResponse,
): Promise<FastifyReply> {
  reply.headers(cached.headers);
  reply.header("etag", cached.etag);
  if (isCurrent(request.headers, cached)) return reply.code(304).send();

  const encoding = negotiateEncoding(request.headers, cached);
  reply.code(cached.status);
  if (!encoding) return reply.send(cached.body);
  reply.header("content-encoding", encoding);
  return reply.send(cached.compressed[encoding] ?? (await cached.compress(encoding)));
}
