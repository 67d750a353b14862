import { composeExample } from "../compose-example";
import type { Json } from "../json-schemas";
import type { DocumentedOperation, Parameter } from "./documented-operation";

type Schemas = Record<string, Json>;

export const exampleText = ({ schema }: Parameter, named: Schemas) => String(composeExample(schema, named));

const requiredIn = ({ parameters }: DocumentedOperation, place: Parameter["in"]) =>
  parameters.filter((one) => one.in === place && one.required);

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The call for a shell. `$SHOP` is the address of the API, `$KEY` an API key. */
export function curlSample(operation: DocumentedOperation, named: Schemas): string {
  const { method, path, needsSignIn, body } = operation;
  const url = requiredIn(operation, "path").reduce(
    (text, one) => text.replace(`{${one.name}}`, encodeURIComponent(exampleText(one, named))),
    path,
  );
  const query = requiredIn(operation, "query").map(
    (one) => `${one.name}=${encodeURIComponent(exampleText(one, named))}`,
  );
  const address = `"$SHOP${url}${query.length > 0 ? `?${query.join("&")}` : ""}"`;
  const headers = requiredIn(operation, "header").map(
    (one) => `-H ${quoted(`${one.name}: ${exampleText(one, named)}`)}`,
  );
  return [
    `curl ${method === "GET" ? "" : `-X ${method} `}${address}`,
    ...(needsSignIn ? ['-H "Authorization: Bearer $KEY"'] : []),
    ...headers,
    ...curlBody(body),
  ].join(" \\\n  ");
}

function curlBody(body: DocumentedOperation["body"]): string[] {
  if (!body) return [];
  if (body.type === "multipart/form-data") return ["-F file=@table.webp"];
  const { type, example } = body;
  const text = typeof example === "string" ? example : JSON.stringify(example, null, 2);
  return [`-H ${quoted(`Content-Type: ${type}`)}`, `--data-binary ${quoted(text)}`];
}

/** The call with `@larkwood/client`; null for uploads, which are simpler with `fetch`. */
export function typescriptSample(operation: DocumentedOperation, named: Schemas): string | null {
  const { method, path, body, success } = operation;
  if (body && !body.type.endsWith("json")) return null;
  const isList = operation.parameters.some(({ name }) => name === "cursor");
  if (isList && requiredIn(operation, "path").length === 0)
    return `for await (const item of client.list(${JSON.stringify(path)})) {\n  console.log(item);\n}`;
  const values = (place: Parameter["in"]) =>
    requiredIn(operation, place).map((one) => [one.name, composeExample(one.schema, named)]);
  const params = (["path", "query", "header"] as const)
    .map((place) => [place, values(place)] as const)
    .filter(([, list]) => list.length > 0)
    .map(([place, list]) => [place, Object.fromEntries(list)]);
  const options = {
    ...(params.length > 0 && { params: Object.fromEntries(params) }),
    ...(body && { body: body.example }),
    ...(isFile(success.content) && { parseAs: "blob" }),
  };
  const input = Object.keys(options).length > 0 ? `, ${toLiteral(options)}` : "";
  const result = success.content ? "const result = " : "";
  return `${result}await unwrap(client.${method}(${JSON.stringify(path)}${input}));`;
}

const isFile = (content: object = {}) => Object.keys(content).some((type) => !type.endsWith("json"));

/** A value as a TypeScript literal. */
function toLiteral(value: unknown, indent = ""): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item) => toLiteral(item, inner))
    : Object.entries(value).map(([name, item]) => `${toName(name)}: ${toLiteral(item, inner)}`);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  if (parts.length === 0) return open + close;
  const line = `${open} ${parts.join(", ")} ${close}`;
  if (line.length < 60 && !line.includes("\n")) return line;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join("")}${indent}${close}`;
}

const toName = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));
