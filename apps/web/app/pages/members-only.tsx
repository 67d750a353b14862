import { Navigate, Outlet, redirect } from "react-router";
import { returnsAfterSignIn, useSignInPath, withReturnPath } from "~/lib/account/return-path";
import { WithQueries } from "~/lib/api/with-queries";
import { paths } from "~/lib/paths";
import { mayBeSignedIn } from "~/lib/session/cookies";
import { markPrivate, privateHeaders } from "~/lib/session/private-page";
import { useSession } from "~/lib/session/session";
import { useAccessRedirect } from "~/lib/session/use-access-redirect";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { Spinner } from "~/ui/spinner";
import type { Route } from "./+types/members-only";

/** Redirects visitors without a session cookie to the sign-in. The browser checks all others. */
const redirectSignedOut: Route.MiddlewareFunction = ({ request, context }, next) => {
  if (mayBeSignedIn(request.headers.get("cookie") ?? "")) return next();
  const { pathname, search } = new URL(request.url);
  const returnPath = returnsAfterSignIn(context.get(catalogueContext).shop()) ? pathname + search : null;
  return redirect(withReturnPath(paths.signIn, returnPath), { headers: privateHeaders });
};

export const middleware: Route.MiddlewareFunction[] = [markPrivate, redirectSignedOut];

/** Layout of pages that require a sign-in. */
export default function MembersOnly() {
  const status = useSession((state) => state.status);
  const redirectTo = useAccessRedirect(status === "signed-in", useSignInPath());
  if (status === "unknown") return <Spinner className="min-h-[60vh]" />;
  if (status === "signed-out") return <Navigate to={redirectTo} replace />;
  return (
    <WithQueries>
      <Outlet />
    </WithQueries>
  );
}
