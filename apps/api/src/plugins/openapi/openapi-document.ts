import { type Endpoint, type ErrorCode, endpoints, errorCatalogue, problemSchema } from "@larkwood/contract";
import * as z from "zod";

type Json = Record<string, unknown>;

const names = new Map<Endpoint, string>(
  Object.entries(endpoints).map(([name, endpoint]) => [endpoint, name]),
);

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

function parameters(schema: z.ZodObject | undefined, location: "path" | "query" | "header"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: location,
    required: location === "path" || required.includes(name),
    schema: shape,
  }));
}

function failureCodes({ method, access, errors = [], body, query }: Endpoint): ErrorCode[] {
  return [
    ...(body || query ? (["invalid_input"] as const) : []),
    ...(body ? (["malformed_request"] as const) : []),
    ...(access === "anyone" ? [] : (["not_signed_in"] as const)),
    ...(typeof access === "object" ? (["not_allowed"] as const) : []),
    ...errors,
    ...(method === "GET" ? [] : (["conflict"] as const)),
    "too_many_requests",
  ];
}

function failures(endpoint: Endpoint): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of failureCodes(endpoint)) {
    const { status } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code].title}`).join("; "),
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    ]),
  );
}

/** The ways to authenticate a call; an empty object means that none is needed. */
function securityOf({ access, peopleOnly }: Endpoint): Json[] {
  if (access === "anyone") return [];
  return [
    { accessToken: [] },
    ...(peopleOnly ? [] : [{ apiKey: [] }]),
    ...(access === "catalogue" ? [{}] : []),
  ];
}

function operation(endpoint: Endpoint): Json {
  const { method, path, summary, tag, access, params, query, headers, body, reply } = endpoint;
  const content = reply && {
    [endpoint.replyType ?? "application/json"]: { schema: jsonSchema(reply, "output") },
  };
  return {
    operationId: names.get(endpoint) ?? `${method} ${path}`,
    summary,
    tags: [tag],
    "x-access": access,
    security: securityOf(endpoint),
    parameters: [
      ...parameters(params, "path"),
      ...parameters(query, "query"),
      ...parameters(headers, "header"),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: { [endpoint.bodyType ?? "application/json"]: { schema: jsonSchema(body, "input") } },
      },
    }),
    responses: {
      [endpoint.status ?? 200]: { description: "Success", ...(content && { content }) },
      ...failures(endpoint),
    },
  };
}

/** OpenAPI 3.1 document of the endpoints, generated from the contract. */
export function openApiDocument(title: string, registeredEndpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of registeredEndpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: `${title} API`, version: "1.0.0", description: "All endpoints of the shop." },
    servers: [{ url: "/api" }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemSchema, "output") },
      securitySchemes: {
        accessToken: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description:
            "For people. `POST /token` returns an access token, valid for ten minutes, and a refresh token.",
        },
        apiKey: {
          type: "http",
          scheme: "bearer",
          description:
            "For programs. An Admin creates keys in the admin area. A key has its own permissions and a limit of requests per minute, which `RateLimit` headers tell.",
        },
      },
    },
  };
}
export type OpenApiDocument = ReturnType<typeof openApiDocument>;
