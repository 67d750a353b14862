import { plainText } from "~/texts/plain-text";
import type { ParsedText, TextElement } from "~/texts/text-node";
import { TextNodes } from "~/ui/text-nodes";
import { ContactLink } from "./contact-link";

const sectionHeadings = ({ body }: ParsedText) =>
  body.filter((node): node is TextElement => typeof node === "object" && node.tag === "h2");

/** Terms, privacy or returns with the shop owner's text. */
export function CustomTextPage({ text, title }: { text: ParsedText; title: string }) {
  const headings = sectionHeadings(text);
  return (
    <article className="page grid gap-x-16 gap-y-10 py-12 md:py-16 lg:grid-cols-12">
      <header className="lg:col-span-12">
        <h1 className="text-4xl">{text.title ?? title}</h1>
        {text.lead ? (
          <p className="mt-6 max-w-prose text-lg text-ink-soft">
            <TextNodes nodes={text.lead} />
          </p>
        ) : null}
      </header>
      {headings.length > 1 ? (
        <nav
          aria-label="On this page"
          className="h-fit text-sm lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:col-span-4 print:hidden"
        >
          <ol className="border-t border-hairline">
            {headings.map((heading) => (
              <li key={heading.id} className="border-b border-hairline">
                <a href={`#${heading.id}`} className="block py-2.5 hover:underline">
                  {plainText(heading)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      <div className="min-w-0 max-w-prose lg:col-span-8">
        <TextNodes nodes={text.body} />
        <p className="mt-10 border-t border-hairline pt-6 text-sm text-ink-soft">
          Still have a question? <ContactLink />
        </p>
      </div>
    </article>
  );
}
