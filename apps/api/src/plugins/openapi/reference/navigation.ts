import type { DocumentedOperation } from "./documented-operation";
import { GUIDES } from "./guides";
import { toHtml, toId, toTitle } from "./html";

export interface Section {
  name: string;
  description: string;
  operations: DocumentedOperation[];
}

/** Links to everything, which the search filters. The group of the page is open. */
export function navigation(
  sections: readonly Section[],
  schemaNames: readonly string[],
  path: string,
): string {
  const link = (href: string, text: string, method = "", hint = "") =>
    `<li><a href="${href}"${href === path ? ' aria-current="page"' : ""}${hint ? ` title="${toHtml(hint)}"` : ""}>${
      method ? `<span class="method ${method.toLowerCase()}">${method}</span> ` : ""
    }<span>${toHtml(text)}</span></a></li>`;
  const group = (name: string, address: string, links: string[]) =>
    `<details${address === path ? " open" : ""}><summary>${toHtml(toTitle(name))}</summary><ul>${links.join("")}</ul></details>`;
  const guides = GUIDES.map(({ slug, title }) => link(`/api/docs/guides/${slug}`, title));
  const groups = sections.map(({ name, operations }) => {
    const address = `/api/docs/${toId(name)}`;
    const links = operations.map(({ operationId, method, path: called, summary }) =>
      link(`${address}#${operationId}`, summary, method, `/api${called}`),
    );
    return group(name, address, [link(address, `All of ${name}`), ...links]);
  });
  const schemas = schemaNames.map((name) => link(`/api/docs/schemas#${name}`, name));
  return `<nav aria-label="Reference"><details class="menu"><summary>Contents</summary>
<div class="search" hidden><label for="search">Search calls and schemas</label><input id="search" type="search" autocomplete="off"><p id="found" role="status"></p></div>
<ul>${link("/api/docs", "Introduction")}</ul>
<h2>Guides</h2><ul>${guides.join("")}</ul>
<h2>Calls</h2>${groups.join("")}
<h2>Schemas</h2>${group("schemas", "/api/docs/schemas", schemas)}
</details></nav>`;
}
