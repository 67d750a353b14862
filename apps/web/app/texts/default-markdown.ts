import type { TextPage } from "@larkwood/contract";
import { about } from "./about";
import type { LegalText } from "./legal-text";
import { privacy } from "./privacy";
import { returns } from "./returns";
import { services } from "./services";
import { terms } from "./terms";

type Part = { title: string; paragraphs: readonly string[] };

const written = (title: string, lead: string, parts: readonly Part[]) =>
  [`# ${title}`, lead, ...parts.flatMap((part) => [`## ${part.title}`, ...part.paragraphs])].join("\n\n");

const legal = ({ title, lead, sections }: LegalText) => written(title, lead, sections);

/** The pages as they come, as a text to begin with. */
export const defaultMarkdown: Record<TextPage, string> = {
  terms: legal(terms),
  privacy: legal(privacy),
  returns: legal(returns),
  about: written(about.title, about.lead, [
    ...about.chapters,
    ...about.principles.map(({ title, text }) => ({ title, paragraphs: [text] })),
  ]),
  services: written(services.title, services.lead, [
    ...services.services.map(({ title, text }) => ({ title, paragraphs: [text] })),
    ...services.questions.map(({ question, answer }) => ({ title: question, paragraphs: [answer] })),
  ]),
};
