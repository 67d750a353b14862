import { expect, type Page } from "@playwright/test";

/** Ways in which a text has become a script elsewhere; each of them would call `__xss`. */
const corpus = [
  "<script>__xss('tag')</script>",
  "</script><script>__xss('end of a script')</script>",
  "</title></textarea></style><svg onload=__xss('svg')>",
  "\"><img src=x onerror=__xss('attribute')>",
  "' autofocus onfocus='__xss(1)' x='",
  "<!--<script>__xss('comment')</script>-->",
  "javascript:__xss('address')//",
  "{{constructor.constructor('__xss(1)')()}} #{__xss(1)} <%= __xss(1) %>",
  "&lt;script&gt;__xss('decoded twice')&lt;/script&gt;",
  "<iframe srcdoc=\"<script>parent.__xss('frame')</script>\">",
  "\u2028__xss('line end')\u2029\\u003cscript>__xss(1)\\u003c/script>",
  "<a href=javascript:__xss('link')>x</a><base href=//evil.example>",
] as const;

/** All of it, for fields that take long texts. */
export const wholeCorpus = corpus.join("\n");

/** As much as one line of a short field holds, a different part for each field. */
export function hostileLine(field: string, most = 190): string {
  const start = [...field].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  let line = field;
  for (let i = 0; i < corpus.length; i += 1) {
    const next = `${line} ${corpus[(start + i) % corpus.length]}`;
    if (next.length <= most) line = next;
  }
  return line;
}

/** Watches a page for scripts that nobody of the shop wrote, on every page that it opens from now on. */
export async function watchForScripts(page: Page): Promise<{ expectNone(): void }> {
  const found: string[] = [];
  await page.exposeBinding("__xss", (_source, where) => found.push(`ran: ${where}`));
  await page.exposeBinding("__refused", (_source, what) => found.push(`only the policy stopped: ${what}`));
  await page.addInitScript(() => {
    const { __refused } = window as unknown as { __refused: (what: string) => void };
    addEventListener("securitypolicyviolation", (event) =>
      __refused(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  page.on("dialog", async (dialog) => {
    found.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  return { expectNone: () => expect(found).toEqual([]) };
}
