const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const MODULE_SCRIPT = /(<script\b[^>]* type="module"[^>]*>)([\s\S]*?)(<\/script>)/;
// Longest wait for the first paint: a browser that does not tell must not keep the page from reacting.
const PATIENCE_MS = 1_500;
// A page that began to arrive only after this time comes over a slow line.
const SLOW_LINE_MS = 400;

/**
 * Lets a public page's scripts come second: it is whole without them. They run after the first paint, or at the first
 * touch or key, and are asked for then. On a slow line they are asked for at once, with low priority: a browser fetches
 * them after the styles, beside the first picture, and before the pictures further down, behind which a tap would wait.
 */
export function scriptsAfterPaint(html: string, nonce: string): string {
  const modules = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  const early = `if (performance.now() > ${SLOW_LINE_MS}) ${preload(modules, "low")}`;
  return html
    .replaceAll(PRELOAD, "")
    .replace("<head>", `<head><script nonce="${nonce}">${early}</script>`)
    .replace(MODULE_SCRIPT, (_all, open: string, code: string, close: string) =>
      [open, waitForPaint, preload(modules, "auto"), importsAsCalls(code), close].join(""),
    );
}

function preload(modules: readonly (string | undefined)[], fetchPriority: "low" | "auto"): string {
  const link = `{ rel: "modulepreload", href, fetchPriority: "${fetchPriority}" }`;
  return `for (const href of ${JSON.stringify(modules)}) document.head.append(Object.assign(document.createElement("link"), ${link}));\n`;
}

const waitForPaint = `if (document.readyState !== "complete") await new Promise((go) => {
  for (const sign of ["load", "pointerdown", "keydown"]) addEventListener(sign, go, { once: true });
  new PerformanceObserver(go).observe({ type: "paint", buffered: true });
  setTimeout(go, ${PATIENCE_MS});
});
`;

/** Static imports would be fetched before the first line runs. */
function importsAsCalls(code: string): string {
  return code
    .replace(/^import ("[^"]+");$/gm, "await import($1);")
    .replace(/^import \* as (\w+) from ("[^"]+");$/gm, "const $1 = await import($2);");
}
