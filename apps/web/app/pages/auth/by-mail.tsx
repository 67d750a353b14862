import { data, isRouteErrorResponse, Outlet } from "react-router";
import { ShellFrame } from "~/features/shop/shell/shell-frame";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { NotFound } from "~/ui/not-found";
import { UnexpectedError } from "~/ui/unexpected-error";
import type { Route } from "./+types/by-mail";

/** Only where the shop can send mail; elsewhere 'Forgot Password?' leads nowhere, and there is no such page. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(catalogueContext).shop().passwordReset) throw data(null, 404);
  return null;
}

/** The pages that somebody comes to by a link in a mail, or that send one. */
export default function ByMail() {
  return <Outlet />;
}

/** A page that is not there looks as it does everywhere, although these stand outside the shared layout. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <ShellFrame>{isMissing ? <NotFound /> : <UnexpectedError />}</ShellFrame>;
}
