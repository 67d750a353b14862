import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { NextId } from "../http/request-ids";
import { securityHeaders } from "../http/security-headers";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const WORTH_COMPRESSING = 1_024;
const SMALL = 4_096;
const BYTES_OF_HEADERS = 1_000;
type Coding = "br" | "gzip";
/** As what a reply leaves: its bytes or one of their codings, or nothing because the client knows it. */
type Form = Coding | "plain" | "known";

interface Lines {
  common: Readonly<Record<string, string>>;
  form: Form;
  lines: string[];
}

/** A coding in an Accept-Encoding line, unless its weight is 0. */
const accepts = (coding: Coding) =>
  new RegExp(`(?:^|,)\\s*${coding}\\s*(?!\\s*;\\s*q\\s*=\\s*0(?:\\.0*)?\\s*(?:,|$))(?=[,;]|$)`, "i");
const BROTLI = accepts("br");
const GZIP = accepts("gzip");

/** A reply kept as finished bytes, with its compressed forms once somebody asked for them. */
export class CachedResponse {
  readonly compressed: Partial<Record<Coding, Buffer>> = {};
  /** The bytes of a small body as a text of as many letters: it leaves in one write with the headers. */
  readonly text: string | undefined;
  readonly body: Buffer;
  readonly #ownLines: readonly string[];
  /** The lines of each form, made with the first reply of it. */
  readonly #lines: Lines[] = [];

  constructor(
    body: Buffer,
    readonly etag: string,
    readonly headers: Readonly<Record<string, string>>,
    readonly status = 200,
  ) {
    this.body = withMemoryOfItsOwn(body);
    this.text = body.length <= SMALL ? body.toString("latin1") : undefined;
    this.#ownLines = [...Object.entries(headers).flat(), "etag", etag];
  }

  /**
   * Names and values in turns, as a server takes them quickest: its own, those of every reply that this one has not, and
   * the id of the request. Written at once: the next reply has the same lines with another id.
   */
  headerLines(common: Readonly<Record<string, string>>, form: Form, id: string): string[] {
    const lines = this.#linesOf(common, form);
    lines[lines.length - 1] = id;
    return lines;
  }

  #linesOf(common: Readonly<Record<string, string>>, form: Form): string[] {
    for (const known of this.#lines) if (known.common === common && known.form === form) return known.lines;
    const lines = [...this.#ownLines];
    for (const name in common) if (!(name in this.headers)) lines.push(name, common[name] ?? "");
    const bytes = form === "plain" ? this.body : form === "known" ? undefined : this.compressed[form];
    if (bytes) lines.push("content-length", String(bytes.length));
    if (form === "br" || form === "gzip") lines.push("content-encoding", form);
    lines.push("x-request-id", "");
    this.#lines.push({ common, form, lines });
    return lines;
  }

  /** Most bytes that are ever held in memory, for the bound of a cache: the body, its text, its compressed forms. */
  get size(): number {
    return this.body.length + (this.text?.length ?? 0) + this.#roomForCompressed + BYTES_OF_HEADERS;
  }

  get #roomForCompressed(): number {
    return this.body.length < WORTH_COMPRESSING ? 0 : Math.floor(this.body.length / 2);
  }

  async compress(coding: Coding): Promise<Buffer> {
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
    const bytes = coding === "br" ? await brotli(this.body, options) : await zip(this.body);
    const others = coding === "br" ? this.compressed.gzip : this.compressed.br;
    // What does not get smaller is made again rather than kept: the size was told before.
    if (bytes.length + (others?.length ?? 0) <= this.#roomForCompressed) this.compressed[coding] = bytes;
    return bytes;
  }
}

/** A small buffer is a piece of a larger one that all of its pieces keep alive; what is kept for long is copied out. */
function withMemoryOfItsOwn(body: Buffer): Buffer {
  return body.buffer.byteLength === body.length ? body : Buffer.from(new Uint8Array(body).buffer);
}

function codingFor(headers: IncomingHttpHeaders, ready: CachedResponse): Coding | null {
  if (ready.body.length < WORTH_COMPRESSING) return null;
  const accepted = headers["accept-encoding"];
  if (typeof accepted !== "string") return null;
  if (BROTLI.test(accepted)) return "br";
  return GZIP.test(accepted) ? "gzip" : null;
}

const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, "");

/** Whether one of the tags in an If-Match or If-None-Match header is the given one. */
export function etagMatches(header: string, etag: string): boolean {
  return (
    header.trim() === "*" || header.split(",").some((tag) => withoutWeakness(tag) === withoutWeakness(etag))
  );
}

interface Writing {
  ready: CachedResponse;
  /** The headers of every reply on this way to the shop. */
  common: Readonly<Record<string, string>>;
  /** The id of the request, asked for when it is answered. */
  id: NextId;
}

/**
 * Writes kept bytes past the framework, which costs as much as all the rest; false when that is not possible. Other
 * origins go the long way, because the headers that they need are set there.
 */
export function writeCachedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { ready, common, id }: Writing,
): boolean {
  const { headers } = request;
  if (headers.origin !== undefined) return false;
  const coding = codingFor(headers, ready);
  const bytes = coding ? ready.compressed[coding] : ready.body;
  if (!bytes) return false;

  const known = headers["if-none-match"];
  const isKnown = known !== undefined && etagMatches(known, ready.etag);
  const lines = ready.headerLines(common, isKnown ? "known" : (coding ?? "plain"), id(request));
  if (isKnown) response.writeHead(304, lines).end();
  else if (coding || !ready.text) response.writeHead(ready.status, lines).end(bytes);
  else response.writeHead(ready.status, lines).end(ready.text, "latin1");
  return true;
}

/** The same for a request that the framework has begun to answer. */
export function trySendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: CachedResponse | undefined,
): boolean {
  const common = securityHeaders(request);
  if (!ready || !writeCachedResponse(request.raw, reply.raw, { ready, common, id: () => request.id }))
    return false;
  reply.hijack();
  return true;
}

/** Sends kept bytes: 304 when the client has them, compressed when it can read that. */
export async function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: CachedResponse,
): Promise<FastifyReply> {
  reply.headers(ready.headers);
  reply.header("etag", ready.etag);
  const known = request.headers["if-none-match"];
  if (known !== undefined && etagMatches(known, ready.etag)) return reply.code(304).send();

  const coding = codingFor(request.headers, ready);
  reply.code(ready.status);
  if (!coding) return reply.send(ready.body);
  reply.header("content-encoding", coding);
  return reply.send(ready.compressed[coding] ?? (await ready.compress(coding)));
}
