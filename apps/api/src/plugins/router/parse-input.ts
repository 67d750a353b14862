import type { Endpoint } from "@larkwood/contract";
import type { FastifyRequest } from "fastify";
import type * as z from "zod";
import { AppError } from "../../core/app-error";

interface Parsed {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

/** Parses the parts of a request that the endpoint declares; throws with the messages by field. */
export function parseInput(endpoint: Endpoint, request: FastifyRequest): Parsed {
  return {
    params: parseParams(endpoint, request),
    query: parse(endpoint.query, request.query),
    headers: parse(endpoint.headers, request.headers),
    body: parse(endpoint.body, request.body ?? {}),
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
  const result = schema.safeParse(value);
  if (!result.success) throw new AppError("invalid_input", { errors: messagesByField(result.error.issues) });
  return result.data;
}

/** The first message of each field; a message about the whole body has an empty name. */
export function messagesByField(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of issues) messages[issue.path.join(".")] ??= issue.message;
  return messages;
}
