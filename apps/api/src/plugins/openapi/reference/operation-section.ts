import type { Json } from "../json-schemas";
import { curlSample, exampleText, typescriptSample } from "./code-samples";
import type { DocumentedOperation, Parameter } from "./documented-operation";
import { codeBlock, toHtml, withMarks } from "./html";
import { fieldRow, schemaFields, typeText } from "./schema-fields";

type Schemas = Record<string, Json>;
const PLACES = { path: "in the path", query: "in the query", header: "header" } as const;

/** A part of a page that describes one operation. */
export function operationSection(operation: DocumentedOperation, named: Schemas): string {
  const { operationId, method, path, summary, description, deprecated } = operation;
  const id = toHtml(operationId);
  return `<section class="operation" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title"><a href="#${id}">${toHtml(summary)}</a></h2>
<p class="call"><b class="method ${method.toLowerCase()}">${method}</b> <code>/api${toHtml(path)}</code>${deprecated ? ' <span class="required">deprecated</span>' : ""}</p>
<p>${withMarks(description)}</p>
${parameterList(operation)}${bodyPart(operation, named)}${replyPart(operation)}${failureList(operation)}
<h3>Code</h3>
${codeBlock("curl", curlSample(operation, named))}
${typescriptPart(operation, named)}
${tryForm(operation, named)}
</section>`;
}

const parameterList = ({ parameters }: DocumentedOperation) =>
  parameters.length === 0
    ? ""
    : `<h3>Parameters</h3><dl class="fields">${parameters
        .map((one) => fieldRow({ ...one, note: PLACES[one.in] }))
        .join("")}</dl>`;

/** The named schema that a body refers to, or the body's own. */
const resolved = (schema: Json, named: Schemas) =>
  (typeof schema.$ref === "string" && named[schema.$ref.replace("#/components/schemas/", "")]) || schema;

const bodyPart = ({ body }: DocumentedOperation, named: Schemas) =>
  body
    ? `<h3>Body</h3><p><code>${toHtml(body.type)}</code> ${typeText(body.schema)}</p>${schemaFields(resolved(body.schema, named))}`
    : "";

function replyPart({ success }: DocumentedOperation): string {
  const { status, content = {}, headers = {} } = success;
  const names = Object.keys(headers).map((name) => `<code>${toHtml(name)}</code>`);
  const [[type, { schema, example }] = ["", { schema: {}, example: undefined }]] = Object.entries(content);
  const reply = type
    ? `<code>${toHtml(type)}</code> ${type.endsWith("json") ? typeText(schema) : ""}`
    : "no content";
  return `<h3>Reply</h3><p><b>${toHtml(status)}</b> ${reply}${names.length > 0 ? `, with the headers ${names.join(", ")}` : ""}</p>${
    example === undefined
      ? ""
      : `<details><summary>Example of a reply</summary>${codeBlock("JSON", JSON.stringify(example, null, 2))}</details>`
  }`;
}

const failureList = ({ failures }: DocumentedOperation) =>
  `<details><summary>Errors</summary><dl class="fields">${failures
    .map(
      ({ status, description }) =>
        `<div class="field"><dt><code>${toHtml(status)}</code></dt><dd>${withMarks(description)}</dd></div>`,
    )
    .join("")}</dl></details>`;

function typescriptPart(operation: DocumentedOperation, named: Schemas): string {
  const code = typescriptSample(operation, named);
  return code ? codeBlock("TypeScript", code) : "";
}

/** A form that sends the call. Scripts show it. */
function tryForm(
  { operationId, method, path, parameters, body }: DocumentedOperation,
  named: Schemas,
): string {
  const isText = body !== null && body.type !== "multipart/form-data";
  const example =
    typeof body?.example === "string" ? body.example : JSON.stringify(body?.example ?? {}, null, 2);
  const input = (one: Parameter) => {
    const id = toHtml(`${operationId}-${one.name}`);
    const value = one.required ? toHtml(exampleText(one, named)) : "";
    return `<label for="${id}">${toHtml(one.name)}${one.required ? "" : " (optional)"}</label><input id="${id}" name="${toHtml(one.name)}" data-in="${one.in}" value="${value}"${one.required ? " required" : ""} autocomplete="off" spellcheck="false">`;
  };
  const bodyId = toHtml(`${operationId}-body`);
  const bodyField = isText
    ? `<label for="${bodyId}">Body</label><textarea id="${bodyId}" name="body" rows="${Math.min(14, example.split("\n").length + 1)}" spellcheck="false">${toHtml(example)}</textarea>`
    : body
      ? `<label for="${bodyId}">File</label><input id="${bodyId}" name="file" type="file">`
      : "";
  return `<form class="try" data-method="${method}" data-path="/api${toHtml(path)}" data-type="${toHtml(body?.type ?? "")}" aria-label="Try: ${toHtml(operationId)}"><details><summary>Try it</summary>
${method === "GET" ? "" : '<p class="warning">This changes data of this shop.</p>'}
${parameters.map(input).join("")}${bodyField}
<button type="submit">Send</button><div class="result" role="status"></div></details></form>`;
}
