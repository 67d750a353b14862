import { endpoints } from "@larkwood/contract";
import openapiTypes, { astToString } from "openapi-typescript";
import { openApiDocument } from "../apps/api/src/plugins/openapi/openapi-document";

const HEADER = "// Generated from the OpenAPI document by `npm run client-types`. Do not edit.\n\n";

/** The OpenAPI document of this version. */
export const currentDocument = () => openApiDocument("Larkwood", Object.values(endpoints));

/** The TypeScript types of `packages/client`. */
export async function clientTypes(): Promise<string> {
  const document = structuredClone(currentDocument());
  for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods)))
    operation.responses = withOneFailure(operation.responses as Responses);
  const options = { defaultNonNullable: false };
  return HEADER + astToString(await openapiTypes(JSON.stringify(document, withoutExamples), options));
}

// A type shows its values already, and examples would double the file.
const withoutExamples = (key: string, value: unknown) =>
  key === "examples" || key === "example" ? undefined : value;

type Responses = Record<string, { headers?: object }>;

/** All failures have the same type; one instead of ten per operation makes the file small. */
function withOneFailure(responses: Responses): Responses {
  const successes = Object.entries(responses)
    .filter(([status]) => status.startsWith("2"))
    .map(([status, { headers: _, ...reply }]) => [status, reply]);
  const schema = { $ref: "#/components/schemas/Problem" };
  const failure = { description: "Failure", content: { "application/problem+json": { schema } } };
  return { ...Object.fromEntries(successes), default: failure };
}
