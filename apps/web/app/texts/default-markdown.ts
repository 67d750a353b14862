import type { ShopInfo, TextPage } from "@larkwood/contract";
import { aboutTexts } from "./about";
import { deliveryTexts } from "./delivery-texts";
import type { LegalText } from "./legal-text";
import { privacyIn } from "./privacy";
import { returns } from "./returns";
import { servicesTexts } from "./services";
import { type TermsShop, termsWith } from "./terms";

type Section = { title: string; paragraphs: readonly string[] };

const toMarkdown = (title: string, lead: string, sections: readonly Section[]) =>
  [`# ${title}`, lead, ...sections.flatMap((section) => [`## ${section.title}`, ...section.paragraphs])].join(
    "\n\n",
  );

const legalToMarkdown = ({ title, lead, sections }: LegalText) => toMarkdown(title, lead, sections);

/** The default texts as Markdown, as a starting point for editing. */
export function defaultMarkdown(
  shop: Pick<ShopInfo, "demo" | "deliveryPromise"> & TermsShop,
): Record<TextPage, string> {
  const delivery = deliveryTexts(shop.deliveryPromise);
  const [about, services] = [aboutTexts(shop), servicesTexts(shop)];
  return {
    terms: legalToMarkdown(termsWith(delivery.terms, shop)),
    privacy: legalToMarkdown(privacyIn(shop.trading ? "trading" : "showroom")),
    returns: legalToMarkdown(returns),
    about: toMarkdown(about.title, about.lead, [
      ...about.chapters,
      ...about.principles.map(({ title, text }) => ({ title, paragraphs: [text] })),
    ]),
    services: toMarkdown(services.title, services.lead, [
      ...services.services.map(({ title, text }) => ({ title, paragraphs: [text] })),
      ...services.questions.map(({ question, answer }) => ({ title: question, paragraphs: [answer] })),
    ]),
  };
}
