import type { Json } from "../json-schemas";
import type { OpenApiDocument } from "../openapi-document";

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: Json;
}

interface MediaType {
  schema: Json;
  example?: unknown;
}

interface Response {
  description: string;
  headers?: Record<string, Json>;
  content?: Record<string, MediaType>;
}

/** An operation of the document, as the reference shows it. */
export interface DocumentedOperation {
  method: string;
  path: string;
  operationId: string;
  summary: string;
  description: string;
  tag: string;
  deprecated: boolean;
  needsSignIn: boolean;
  parameters: Parameter[];
  body: (MediaType & { type: string }) | null;
  success: Response & { status: string };
  failures: (Response & { status: string })[];
}

interface RawOperation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  deprecated?: boolean;
  security: object[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, Response>;
}

export const operationsOf = ({ paths }: OpenApiDocument): DocumentedOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      toOperation(method.toUpperCase(), path, operation as unknown as RawOperation),
    ),
  );

function toOperation(method: string, path: string, raw: RawOperation): DocumentedOperation {
  const { operationId, summary, description, tags, deprecated = false, security, parameters } = raw;
  const [content] = Object.entries(raw.requestBody?.content ?? {});
  const responses = Object.entries(raw.responses).map(([status, response]) => ({ status, ...response }));
  const success = responses.find(({ status }) => status < "300") ?? { status: "200", description: "Success" };
  return {
    method,
    path,
    operationId,
    summary,
    description,
    tag: tags[0] ?? "",
    deprecated,
    needsSignIn: security.length > 0,
    parameters,
    body: content ? { type: content[0], ...content[1] } : null,
    success,
    failures: responses.filter(({ status }) => status >= "300"),
  };
}
