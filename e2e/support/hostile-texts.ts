import { expect, type Page } from "@playwright/test";

/** Texts that have been executed as scripts in other software; each would call `__xss`. */
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

/** The whole corpus, for long text fields. */
export const allHostileTexts = corpus.join("\n");

/** As many texts as fit on one line of a short field, different ones for each field. */
export function hostileLine(field: string, maxLength = 190): string {
  const start = [...field].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  let line = field;
  for (let i = 0; i < corpus.length; i += 1) {
    const next = `${line} ${corpus[(start + i) % corpus.length]}`;
    if (next.length <= maxLength) line = next;
  }
  return line;
}

/** Watches for injected scripts on all pages that are opened from now on. */
export async function watchForScripts(page: Page): Promise<{ expectNone(): void }> {
  const found: string[] = [];
  await page.exposeBinding("__xss", (_source, where) => found.push(`ran: ${where}`));
  await page.exposeBinding("__blocked", (_source, what) => found.push(`stopped only by the policy: ${what}`));
  await page.addInitScript(() => {
    const { __blocked } = window as unknown as { __blocked: (what: string) => void };
    addEventListener("securitypolicyviolation", (event) =>
      __blocked(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  page.on("dialog", async (dialog) => {
    found.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  return { expectNone: () => expect(found).toEqual([]) };
}
