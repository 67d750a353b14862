const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const MODULE_SCRIPT = /(<script\b[^>]* type="module"[^>]*>)([\s\S]*?)(<\/script>)/;
// Longest wait for pictures and fonts: a slow one must not keep the page from reacting.
const PATIENCE_MS = 1_500;

/**
 * Lets a public page's scripts begin once what is to be seen is there, or at the first touch or key, whichever comes
 * first. The page is whole without them, and on a slow line they would take their share from the first picture.
 */
export function scriptsAfterLoad(html: string): string {
  const modules = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  return html
    .replaceAll(PRELOAD, "")
    .replace(MODULE_SCRIPT, (_all, open: string, code: string, close: string) =>
      [open, waitFor(modules), importsAsCalls(code), close].join(""),
    );
}

function waitFor(modules: readonly (string | undefined)[]): string {
  return `if (document.readyState !== "complete") await new Promise((go) => {
  for (const sign of ["load", "pointerdown", "keydown"]) addEventListener(sign, go, { once: true });
  setTimeout(go, ${PATIENCE_MS});
});
for (const href of ${JSON.stringify(modules)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, fetchPriority: "low" }));
`;
}

/** Static imports would be fetched before the first line runs. */
function importsAsCalls(code: string): string {
  return code
    .replace(/^import ("[^"]+");$/gm, "await import($1);")
    .replace(/^import \* as (\w+) from ("[^"]+");$/gm, "const $1 = await import($2);");
}
