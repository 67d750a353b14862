/**
 * Adds a script at the start of the head. It removes itself after it ran: while hydrating, React would take it for one of its own
 * scripts, and would later remove it instead of the page's structured data.
 */
export function addHeadScript(html: string, code: string, nonce: string): string {
  const script = `<script nonce="${nonce}">${code};document.currentScript.remove()</script>`;
  return html.replace("<head>", () => `<head>${script}`);
}
