const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const toHtml = (text: unknown) =>
  String(text).replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

/** A text with `code` and **bold** parts. */
export const withMarks = (text: unknown) =>
  toHtml(text)
    .replace(/\*\*([^*]+)\*\*/g, "<b>$1</b>")
    .replace(/`([^`]+)`/g, "<code>$1</code>");

/** The name of a group of calls, as a title. */
export const toTitle = (name: string) =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replace(/^Api\b/, "API");

export const toId = (name: string) => name.toLowerCase().replaceAll(" ", "-");

/** Code that scrolls sideways, also by keyboard. Scripts add a button that copies it. */
export const codeBlock = (label: string, code: string) =>
  `<figure class="code"><figcaption>${toHtml(label)}</figcaption><pre tabindex="0" aria-label="${toHtml(label)}"><code>${toHtml(code)}</code></pre></figure>`;
