import { LegalPage } from "~/features/legal/legal-page";
import { returns } from "~/features/legal/returns";
import { pageMeta } from "~/lib/page-meta";
import type { Route } from "./+types/returns";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    matches,
    returns.title,
    "A hundred days to live with it: how to cancel, how to return, when the money comes back.",
  );

export default function ReturnsPage() {
  return <LegalPage {...returns} />;
}
