import { data, isRouteErrorResponse } from "react-router";
import { JoinView } from "~/features/account/auth/join-view";
import { ShellFrame } from "~/features/shop/shell/shell-frame";
import { WithQueries } from "~/lib/api/with-queries";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { pageMeta } from "~/lib/shop/page-meta";
import { NotFound } from "~/ui/not-found";
import { UnexpectedError } from "~/ui/unexpected-error";
import type { Route } from "./+types/join";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, "Join the team", "Accept an invitation to work on this shop."),
  { name: "referrer", content: "no-referrer" },
];

/** Returns 404 in showroom mode. The token is in the fragment, which the server never sees. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(catalogueContext).shop().trading) throw data(null, 404);
  return null;
}

export default function JoinPage() {
  return (
    <WithQueries>
      <JoinView />
    </WithQueries>
  );
}

/** Shows errors in the shop layout, although this page is outside it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <ShellFrame>{isMissing ? <NotFound /> : <UnexpectedError />}</ShellFrame>;
}
