import { composeExample } from "./compose-example";
import type { Json } from "./json-schemas";
import { requestExamples } from "./texts/request-examples";

type Content = Record<string, { schema: Json }>;
type Paths = Record<string, Record<string, Json>>;

/** The operations, whose request and successful response have an example as a whole. */
export function withExamples(paths: Paths, named: Record<string, Json>): Paths {
  return Object.fromEntries(
    Object.entries(paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [method, addExamples(operation, named)]),
      ),
    ]),
  );
}

function addExamples({ requestBody, responses, ...operation }: Json, named: Record<string, Json>): Json {
  const own = requestExamples[String(operation.operationId)];
  const replies = Object.entries(responses as Record<string, Json>).map(([status, response]) => [
    status,
    status.startsWith("2") ? exemplified(response, named) : response,
  ]);
  return {
    ...operation,
    ...(requestBody !== undefined && { requestBody: exemplified(requestBody as Json, named, own) }),
    responses: Object.fromEntries(replies),
  };
}

function exemplified({ content, ...part }: Json, named: Record<string, Json>, own?: unknown): Json {
  if (!content) return part;
  const types = Object.entries(content as Content).map(([type, { schema }]) => {
    const isJson = type.endsWith("json");
    const example = own ?? (isJson ? composeExample(schema, named) : undefined);
    return [type, { schema, ...(example !== undefined && { example }) }];
  });
  return { ...part, content: Object.fromEntries(types) };
}
