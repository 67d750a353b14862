const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const MODULE_SCRIPT = /(<script\b[^>]* type="module"[^>]*>)([\s\S]*?)(<\/script>)/;
// Run the scripts after this time even if the browser does not report a paint.
const PAINT_TIMEOUT_MS = 1_500;
// A response that starts later than this indicates a slow connection.
const SLOW_CONNECTION_MS = 400;

/**
 * Loads the scripts of a public page after the first paint or the first input; the page is readable without them.
 * On a slow connection they are preloaded with low priority, after the styles and before images further down.
 */
export function scriptsAfterPaint(html: string, nonce: string): string {
  const modules = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  const early = `if (performance.now() > ${SLOW_CONNECTION_MS}) ${preload(modules, "low")}`;
  return html
    .replaceAll(PRELOAD, "")
    .replace("<head>", `<head><script nonce="${nonce}">${early}</script>`)
    .replace(MODULE_SCRIPT, (_all, open: string, code: string, close: string) =>
      [open, waitForPaint, preload(modules, "auto"), toDynamicImports(code), close].join(""),
    );
}

function preload(modules: readonly (string | undefined)[], fetchPriority: "low" | "auto"): string {
  const link = `{ rel: "modulepreload", href, fetchPriority: "${fetchPriority}" }`;
  return `for (const href of ${JSON.stringify(modules)}) document.head.append(Object.assign(document.createElement("link"), ${link}));\n`;
}

const waitForPaint = `if (document.readyState !== "complete") await new Promise((go) => {
  for (const sign of ["load", "pointerdown", "keydown"]) addEventListener(sign, go, { once: true });
  new PerformanceObserver(go).observe({ type: "paint", buffered: true });
  setTimeout(go, ${PAINT_TIMEOUT_MS});
});
`;

/** Replaces static imports, which would load before the first line runs. */
function toDynamicImports(code: string): string {
  return code
    .replace(/^import ("[^"]+");$/gm, "await import($1);")
    .replace(/^import \* as (\w+) from ("[^"]+");$/gm, "const $1 = await import($2);");
}
