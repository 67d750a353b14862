import type { DeliveryPromise, TextPage } from "@larkwood/contract";
import { about } from "./about";
import { deliveryTexts } from "./delivery-texts";
import type { LegalText } from "./legal-text";
import { privacy } from "./privacy";
import { returns } from "./returns";
import { services } from "./services";
import { termsWith } from "./terms";

type Section = { title: string; paragraphs: readonly string[] };

const toMarkdown = (title: string, lead: string, sections: readonly Section[]) =>
  [`# ${title}`, lead, ...sections.flatMap((section) => [`## ${section.title}`, ...section.paragraphs])].join(
    "\n\n",
  );

const legalToMarkdown = ({ title, lead, sections }: LegalText) => toMarkdown(title, lead, sections);

/** The default texts as Markdown, as a starting point for editing. */
export function defaultMarkdown(promise: DeliveryPromise | null): Record<TextPage, string> {
  const delivery = deliveryTexts(promise);
  return {
    terms: legalToMarkdown(termsWith(delivery.terms)),
    privacy: legalToMarkdown(privacy),
    returns: legalToMarkdown(returns),
    about: toMarkdown(about.title, about.lead, [
      ...about.chapters,
      ...about.principles.map(({ title, text }) => ({ title, paragraphs: [text] })),
    ]),
    services: toMarkdown(services.title, services.lead, [
      ...[delivery.service, ...services.services].map(({ title, text }) => ({ title, paragraphs: [text] })),
      ...services.questions.map(({ question, answer }) => ({ title: question, paragraphs: [answer] })),
    ]),
  };
}
