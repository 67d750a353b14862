import { createHash } from "node:crypto";
import type { Access } from "@larkwood/contract";
import type { OpenApiDocument } from "./openapi-document";

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem; }
details { border: 1px solid #8884; border-radius: .5rem; margin: .5rem 0; padding: .5rem 1rem; }
summary { cursor: pointer; display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
summary b { min-width: 4.5rem; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
pre { background: #8882; border-radius: .5rem; overflow: auto; padding: 1rem; }
em { font-style: normal; opacity: .7; }
`;

/** Allows only the style of this page, and no script. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; frame-ancestors 'none'`;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const toHtml = (text: unknown) => String(text).replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
const block = (title: string, value: unknown) =>
  `<h4>${toHtml(title)}</h4><pre>${toHtml(JSON.stringify(value, null, 2))}</pre>`;

interface Operation {
  "x-access"?: unknown;
  summary?: unknown;
  tags?: unknown[];
  parameters?: unknown[];
  requestBody?: unknown;
  responses?: unknown;
}

/** Who may call an operation. */
function accessText(access: Access): string {
  if (access === "anyone") return "Anyone";
  if (access === "user") return "Signed-in users";
  if (access === "catalogue") return "Signed-in users; anyone if the catalogue is public";
  return access.self ? `Own data, or permission ${access.can}` : `Permission ${access.can}`;
}

function renderOperation(method: string, path: string, operation: Operation): string {
  const { summary, parameters = [], requestBody, responses } = operation;
  return `<details id="${toHtml(`${method}-${path}`)}">
<summary><b>${method.toUpperCase()}</b> <code>${toHtml(path)}</code> <span>${toHtml(summary)}</span> <em>${toHtml(accessText(operation["x-access"] as Access))}</em></summary>
${parameters.length > 0 ? block("Parameters", parameters) : ""}
${requestBody ? block("Body", requestBody) : ""}
${block("Responses", responses)}
</details>`;
}

/** The API documentation as one HTML page without scripts. */
export function docsPage({ info, servers, paths }: OpenApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]: [string, Operation]) => ({
      tag: String(operation.tags?.[0]),
      html: renderOperation(method, path, operation),
    })),
  );
  const sections = [...new Set(operations.map(({ tag }) => tag))].map((tag) => {
    const ofTag = operations.filter((entry) => entry.tag === tag).map(({ html }) => html);
    return `<h2>${toHtml(tag)}</h2>\n${ofTag.join("\n")}`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${toHtml(info.title)}</title>
<style>${STYLE}</style></head>
<body><h1>${toHtml(info.title)}</h1>
<p>${toHtml(info.description)} Base: <code>${toHtml(servers[0]?.url)}</code>. Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
${sections.join("\n")}
</body></html>`;
}
