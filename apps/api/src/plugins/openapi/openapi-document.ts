import {
  type Access,
  type Endpoint,
  type ErrorCode,
  endpoints,
  errorCatalogue,
  problemSchema,
  webhookMessageSchema,
} from "@larkwood/contract";
import * as z from "zod";
import { withExample, withFieldText, withFieldTexts } from "./describe-fields";
import { type Json, toJsonSchemas } from "./json-schemas";
import { withExamples } from "./operation-examples";
import { failureHeaders, responseHeaders, successHeaders } from "./response-headers";
import { introduction, tagTexts } from "./texts/introduction";
import { parameterTexts } from "./texts/parameters";
import { schemaTexts } from "./texts/schema-texts";
import { webhookOperations } from "./webhook-operations";

type JsonSchemas = ReturnType<typeof toJsonSchemas>;

const names = new Map<Endpoint, string>(
  Object.entries(endpoints).map(([name, endpoint]) => [endpoint, name]),
);
const nameOf = (endpoint: Endpoint) => names.get(endpoint) ?? `${endpoint.method} ${endpoint.path}`;

const INPUT_PARTS = ["params", "query", "headers", "body"] as const;
type Part = (typeof INPUT_PARTS)[number] | "reply";
const keyOf = (endpoint: Endpoint, part: Part) => `${nameOf(endpoint)} ${part}`;

/** The schemas of all endpoints, converted together so that they share the named ones. */
function convertSchemas(registeredEndpoints: readonly Endpoint[]): JsonSchemas {
  const schemasOf = (parts: readonly Part[]) =>
    Object.fromEntries(
      registeredEndpoints.flatMap((endpoint) =>
        parts.flatMap((part) => {
          const schema = endpoint[part];
          return schema ? [[keyOf(endpoint, part), schema] as const] : [];
        }),
      ),
    );
  return toJsonSchemas({
    inputs: schemasOf(INPUT_PARTS),
    outputs: { ...schemasOf(["reply"]), problem: problemSchema, webhookMessage: webhookMessageSchema },
  });
}

function parameters(schema: Json | undefined, location: "path" | "query" | "header"): Json[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: location,
    required: location === "path" || required.includes(name),
    ...(parameterTexts[name] && { description: parameterTexts[name][0] }),
    schema: withExample(shape, parameterTexts[name]),
  }));
}

function failureCodes(endpoint: Endpoint): ErrorCode[] {
  const { method, access, errors = [], params, body, query, ignoresUnknown } = endpoint;
  return [
    ...(body || query || !ignoresUnknown ? (["invalid_input"] as const) : []),
    ...(body ? (["malformed_request", "too_large", "unsupported_media"] as const) : []),
    ...(params ? (["not_found"] as const) : []),
    ...(access === "anyone" ? [] : (["not_signed_in"] as const)),
    ...(typeof access === "object" ? (["not_allowed"] as const) : []),
    ...errors,
    ...(method === "GET" ? [] : (["conflict"] as const)),
    "too_many_requests",
    "unavailable",
  ];
}

function failures(endpoint: Endpoint): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set(failureCodes(endpoint))) {
    const { status } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code].title}`).join("; "),
        headers: failureHeaders(status),
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    ]),
  );
}

/** The ways to authenticate a call; an empty object means that none is needed. */
function securityOf({ access, guests, peopleOnly }: Endpoint): Json[] {
  if (access === "anyone") return [];
  return [
    { accessToken: [] },
    ...(peopleOnly ? [] : [{ apiKey: [] }]),
    ...(guests === "order" ? [{ orderToken: [] }] : []),
    ...(access === "catalogue" || guests === "checkout" || guests === "catalogue" ? [{}] : []),
  ];
}

/** Who may call an operation. */
function accessText(access: Access): string {
  if (access === "anyone") return "Anyone can call it.";
  if (access === "user") return "For signed-in users.";
  if (access === "catalogue") return "For signed-in users, or for anyone if the catalogue is public.";
  const permission = `the permission \`${access.can}\``;
  return access.self ? `For your own data, or with ${permission}.` : `Needs ${permission}.`;
}

/** The first part of the endpoint's text without marks, as a title; the whole text is its description. */
const shortSummary = (text: string) => (text.split(/[;.] /)[0] ?? text).replaceAll("`", "");

const GUEST_TEXTS = {
  checkout: "Visitors need no token while the shop takes orders of guests.",
  catalogue: "Visitors need no token while the catalogue is public.",
  order: "For the order of a guest also with the token of the order.",
};

function describe(endpoint: Endpoint): string {
  const { summary, access, deprecated, guests, peopleOnly, everyPermission, ignoresUnknown } = endpoint;
  const needs = everyPermission ? "Needs every permission." : accessText(access);
  const notes = [
    ...(guests ? [GUEST_TEXTS[guests]] : []),
    ...(peopleOnly ? ["API keys are refused."] : []),
    ...(ignoresUnknown ? ["Unknown parameters and fields are ignored."] : []),
    ...(deprecated
      ? [
          `Deprecated since ${deprecated.since}, may be removed after ${deprecated.until}. ${deprecated.instead}`,
        ]
      : []),
  ];
  return [`${summary}.`, needs, ...notes].join(" ");
}

function operation(endpoint: Endpoint, { inputs, outputs }: JsonSchemas): Json {
  const { summary, tag, access, body, deprecated, reply } = endpoint;
  const input = (part: Part) => inputs[keyOf(endpoint, part)];
  const content = reply && {
    [endpoint.replyType ?? "application/json"]: {
      schema: withFieldTexts(outputs[keyOf(endpoint, "reply")] ?? {}, nameOf(endpoint)),
    },
  };
  return {
    operationId: nameOf(endpoint),
    summary: shortSummary(summary),
    description: describe(endpoint),
    tags: [tag],
    ...(deprecated && { deprecated: true }),
    "x-access": access,
    security: securityOf(endpoint),
    parameters: [
      ...parameters(input("params"), "path"),
      ...parameters(input("query"), "query"),
      ...parameters(input("headers"), "header"),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          [endpoint.bodyType ?? "application/json"]: { schema: bodySchema(endpoint, input("body")) },
        },
      },
    }),
    responses: {
      [endpoint.status ?? 200]: {
        description: "Success",
        headers: successHeaders(endpoint),
        ...(content && { content }),
      },
      ...failures(endpoint),
    },
  };
}

const uploadSchema = {
  type: "object",
  properties: {
    file: {
      type: "string",
      format: "binary",
      description: "The image, as JPEG, PNG, WebP or AVIF.",
      examples: ["table.webp"],
    },
  },
  required: ["file"],
};
const eventSchema = { type: "object", description: "The event, as the payment provider sends it." };

function bodySchema(endpoint: Endpoint, schema: Json = {}): Json {
  const { bodyType = "application/json", body } = endpoint;
  if (bodyType === "multipart/form-data") return uploadSchema;
  // Their signature is about the text, so they are parsed later.
  const isSignedText = bodyType === "application/json" && body instanceof z.ZodString;
  return isSignedText ? eventSchema : withFieldTexts(schema, nameOf(endpoint));
}

/** OpenAPI 3.1 document of the endpoints, generated from the contract. */
export function openApiDocument(title: string, registeredEndpoints: readonly Endpoint[]) {
  const schemas = convertSchemas(registeredEndpoints);
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of registeredEndpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, schemas) };
  }
  const namedSchemas = Object.fromEntries(
    Object.entries(schemas.components).map(([name, schema]) => [
      name,
      withFieldText(withFieldTexts(schema, name), schemaTexts[name]),
    ]),
  );
  return {
    openapi: "3.1.0",
    info: {
      title: `${title} API`,
      version: "1.0.0",
      description: introduction,
      contact: { name: title },
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/api" }],
    tags: [...new Set([...registeredEndpoints.map(({ tag }) => tag), "webhooks"])]
      .sort()
      .map((name) => ({ name, description: tagTexts[name] })),
    paths: withExamples(paths, namedSchemas),
    webhooks: webhookOperations(),
    components: {
      schemas: namedSchemas,
      headers: responseHeaders,
      securitySchemes: {
        orderToken: {
          type: "http",
          scheme: "bearer",
          description:
            "For guests. `POST /orders` without a token returns `guestToken`, which opens this one order. It also follows the `#` of the link in the email, after `lw_order_`, the id of the order and `_`.",
        },
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
