import { useShop } from "~/lib/shop/shop";
import type { LegalText } from "~/texts/legal-text";
import { ContactLink } from "./contact-link";

const anchorOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, "-");

/** Terms, privacy or returns, with numbered sections. */
export function LegalPage({ title, lead, sections }: LegalText) {
  const { name } = useShop();
  const withShopName = (text: string) => text.replaceAll("{shop}", name);
  return (
    <article className="page grid gap-x-16 gap-y-10 py-12 md:py-16 lg:grid-cols-12">
      <header className="lg:col-span-12">
        <p className="caps text-clay">The small print, in plain words</p>
        <h1 className="mt-4 text-4xl">{title}</h1>
        <p className="mt-6 max-w-prose text-lg text-ink-soft">{withShopName(lead)}</p>
      </header>
      <nav
        aria-label="On this page"
        className="h-fit text-sm lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:col-span-4 print:hidden"
      >
        <ol className="border-t border-hairline">
          {sections.map((section, index) => (
            <li key={section.title} className="border-b border-hairline">
              <a
                href={`#${anchorOf(section.title)}`}
                className="grid grid-cols-[2rem_1fr] py-2.5 hover:underline"
              >
                <span className="text-ink-soft tabular-nums">{index + 1}</span>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid gap-10 lg:col-span-8">
        {sections.map((section, index) => (
          <section key={section.title} aria-labelledby={anchorOf(section.title)}>
            <h2 id={anchorOf(section.title)} className="text-xl">
              {index + 1}. {section.title}
            </h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 max-w-prose text-ink-soft">
                {withShopName(paragraph)}
              </p>
            ))}
          </section>
        ))}
        <p className="max-w-prose border-t border-hairline pt-6 text-sm text-ink-soft">
          Still have a question? <ContactLink />
        </p>
      </div>
    </article>
  );
}
