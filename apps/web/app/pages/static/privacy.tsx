import { LegalPage } from "~/features/legal/legal-page";
import { privacy } from "~/features/legal/privacy";
import { pageMeta } from "~/lib/page-meta";
import type { Route } from "./+types/privacy";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    matches,
    privacy.title,
    "What we store about you, what for, for how long, and what you can do about it.",
  );

export default function PrivacyPage() {
  return <LegalPage {...privacy} />;
}
