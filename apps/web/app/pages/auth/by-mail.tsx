import { data, isRouteErrorResponse, Outlet } from "react-router";
import { ShellFrame } from "~/features/shop/shell/shell-frame";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { NotFound } from "~/ui/not-found";
import { UnexpectedError } from "~/ui/unexpected-error";
import type { Route } from "./+types/by-mail";

/** Returns 404 if the shop cannot send mail. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(catalogueContext).shop().passwordReset) throw data(null, 404);
  return null;
}

/** Layout of the pages that send an email link or are opened by one. */
export default function EmailLinkLayout() {
  return <Outlet />;
}

/** Shows errors in the shop layout, although these pages are outside it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <ShellFrame>{isMissing ? <NotFound /> : <UnexpectedError />}</ShellFrame>;
}
