import { LegalPage } from "~/features/legal/legal-page";
import { terms } from "~/features/legal/terms";
import { pageMeta } from "~/lib/page-meta";
import type { Route } from "./+types/terms";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, terms.title, "What you may expect of us when you buy, and what we expect of you.");

export default function TermsPage() {
  return <LegalPage {...terms} />;
}
