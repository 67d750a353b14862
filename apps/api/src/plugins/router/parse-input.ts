import type { Endpoint } from "@larkwood/contract";
import type { FastifyRequest } from "fastify";
import * as z from "zod";
import { AppError } from "../../core/app-error";
import { plainMessage } from "./plain-message";
import { unknownFieldMessages } from "./unknown-fields";

interface Parsed {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

const nothing = z.object({});

/** Parses the parts of a request that the endpoint declares; throws with the messages by field. */
export function parseInput(endpoint: Endpoint, request: FastifyRequest): Parsed {
  const { query, headers, body, ignoresUnknown } = endpoint;
  const read = ignoresUnknown ? parse : parseStrictly;
  return {
    params: parseParams(endpoint, request),
    query: read(query, request.query),
    headers: parse(headers, request.headers),
    body: read(body, request.body ?? {}),
  };
}

/** Invalid path parameters mean 404, not 400. */
function parseParams({ params }: Endpoint, request: FastifyRequest): unknown {
  if (!params) return undefined;
  const result = params.safeParse(request.params);
  if (!result.success) throw new AppError("not_found");
  return result.data;
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { error: plainMessage });
  if (!result.success) throw invalidInput(messagesByField(result.error.issues));
  return result.data;
}

/** Refuses unknown names, too: otherwise a misspelled one would change nothing, and nobody would notice. */
function parseStrictly(schema: z.ZodType | undefined, value: unknown): unknown {
  const unknown = unknownFieldMessages(schema ?? nothing, value);
  if (Object.keys(unknown).length === 0) return parse(schema, value);
  const issues = schema?.safeParse(value, { error: plainMessage }).error?.issues ?? [];
  const known = issues.filter(({ code }) => code !== "unrecognized_keys");
  throw invalidInput({ ...messagesByField(known), ...unknown });
}

const invalidInput = (errors: Record<string, string>) => new AppError("invalid_input", { errors });

/** The first message of each field; a message about the whole body has an empty name. */
export function messagesByField(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of issues) messages[issue.path.join(".")] ??= issue.message;
  return messages;
}
