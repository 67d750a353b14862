import { addHeadScript } from "./head-script";

const MODULE_TYPE = ' type="module"';
const PRELOAD = '<link rel="modulepreload" href="';
// Run the scripts after this time even if the browser does not report a paint.
const PAINT_TIMEOUT_MS = 1_500;
// A response that starts later than this indicates a slow connection.
const SLOW_CONNECTION_MS = 400;

/**
 * Loads the scripts of a public page after the first paint or the first input; the page is readable without them.
 * On a slow connection they are preloaded with low priority, after the styles and before images further down.
 */
export function scriptsAfterPaint(html: string, nonce: string): string {
  if (!html.includes(MODULE_TYPE)) return html;
  const [start = "", ...links] = html.split(PRELOAD);
  const modules = links.map((link) => link.slice(0, link.indexOf('"')));
  const withoutPreloads = start + links.map((link) => link.slice(link.indexOf("/>") + 2)).join("");
  const early = `if (performance.now() > ${SLOW_CONNECTION_MS}) ${preload(modules, "low")}`;
  const { before, code, after } = splitAtModule(withoutPreloads);
  return [
    addHeadScript(before, early, nonce),
    waitForPaint,
    preload(modules, "auto"),
    toDynamicImports(code),
    after,
  ].join("");
}

/** Splits a page around the code of its module script. */
function splitAtModule(html: string): { before: string; code: string; after: string } {
  const start = html.indexOf(">", html.indexOf(MODULE_TYPE)) + 1;
  const end = html.indexOf("</script>", start);
  return { before: html.slice(0, start), code: html.slice(start, end), after: html.slice(end) };
}

function preload(modules: readonly string[], fetchPriority: "low" | "auto"): string {
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
    .split("\n")
    .map((line) =>
      line
        .replace(/^import ("[^"]+");$/, "await import($1);")
        .replace(/^import \* as (\w+) from ("[^"]+");$/, "const $1 = await import($2);"),
    )
    .join("\n");
}
