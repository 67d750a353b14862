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

/** Parses the parts of a request that the endpoint names; throws with the texts by field. */
export function parseInput(endpoint: Endpoint, request: FastifyRequest): Parsed {
  return {
    params: parseParams(endpoint, request),
    query: parse(endpoint.query, request.query),
    headers: parse(endpoint.headers, request.headers),
    body: parse(endpoint.body, request.body ?? {}),
  };
}

/** An address whose parameters cannot exist is simply not found. */
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

/** The first text of each field; what concerns the whole is under an empty name. */
export function messagesByField(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const issue of issues) texts[issue.path.join(".")] ??= issue.message;
  return texts;
}
