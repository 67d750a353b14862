import type { Json } from "../json-schemas";
import type { OpenApiDocument } from "../openapi-document";
import { operationsOf } from "./documented-operation";
import { GUIDES, guideHtml } from "./guides";
import { toHtml, toId, toTitle, withMarks } from "./html";
import { navigation, type Section } from "./navigation";
import { operationSection } from "./operation-section";
import { schemaFields } from "./schema-fields";

/** Scripts, styles and requests of this shop only. */
export const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const paragraphs = (text: string) =>
  text
    .split("\n\n")
    .map((part) => `<p>${withMarks(part)}</p>`)
    .join("\n");

/** The page of the reference at this address; null if there is none. */
export function referencePage(document: OpenApiDocument, path: string): string | null {
  const named: Record<string, Json> = document.components.schemas;
  const operations = operationsOf(document);
  const sections: Section[] = document.tags
    .map(({ name, description = "" }) => ({
      name,
      description,
      operations: operations.filter(({ tag }) => tag === name),
    }))
    .filter((section) => section.operations.length > 0);
  const content = findContent(document, sections, path);
  if (!content) return null;
  const { info } = document;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${toHtml(content.title)} · ${toHtml(info.title)}</title>
<link rel="stylesheet" href="/api/docs/reference.css"><script src="/api/docs/reference.js" defer></script></head>
<body><a class="skip" href="#content">Skip to the content</a>
<header><a class="brand" href="/api/docs">${toHtml(info.title)}</a>
<form class="key" hidden><label for="key">API key</label><input id="key" type="password" autocomplete="off" spellcheck="false" placeholder="lw_live_…" aria-describedby="key-note"><span id="key-note">Stays in this tab.</span></form>
<a href="/api/openapi.json">OpenAPI document</a></header>
${navigation(sections, Object.keys(named), path)}
<main id="content" tabindex="-1">
${content.html}
</main></body></html>`;
}

function findContent(document: OpenApiDocument, sections: readonly Section[], path: string) {
  const named: Record<string, Json> = document.components.schemas;
  if (path === "/api/docs") return introduction(document);
  if (path === "/api/docs/schemas") return schemasContent(named);
  const guide = GUIDES.find(({ slug }) => path === `/api/docs/guides/${slug}`);
  if (guide) return { title: guide.title, html: `<article>${guideHtml(guide.file)}</article>` };
  const section = sections.find(({ name }) => path === `/api/docs/${toId(name)}`);
  if (!section) return null;
  const { name, description, operations } = section;
  const parts = operations.map((operation) => operationSection(operation, named));
  return {
    title: toTitle(name),
    html: `<h1>${toHtml(toTitle(name))}</h1>\n<p>${toHtml(description)}</p>\n${parts.join("\n")}`,
  };
}

function introduction({ info, servers }: OpenApiDocument) {
  const guides = GUIDES.map(
    ({ slug, title }) => `<li><a href="/api/docs/guides/${slug}">${toHtml(title)}</a></li>`,
  );
  const html = `<h1>${toHtml(info.title)}</h1>
${paragraphs(info.description)}
<p>All addresses begin with <code>${toHtml(servers[0]?.url)}</code>. The machine-readable document is at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<h2>Guides</h2><ul>${guides.join("")}</ul>`;
  return { title: "Introduction", html };
}

function schemasContent(named: Record<string, Json>) {
  const parts = Object.entries(named).map(([name, schema]) => {
    const description = schema.description ? `<p>${withMarks(schema.description)}</p>` : "";
    return `<section class="schema" id="${toHtml(name)}"><h2><a href="#${toHtml(name)}">${toHtml(name)}</a></h2>${description}${schemaFields(schema)}</section>`;
  });
  return { title: "Schemas", html: `<h1>Schemas</h1>\n${parts.join("\n")}` };
}
