import { Navigate, Outlet, redirect } from "react-router";
import { leadsBack, useSignInAddress, withReturn } from "~/lib/account/return-path";
import { WithQueries } from "~/lib/api/with-queries";
import { paths } from "~/lib/paths";
import { mayBeSignedIn } from "~/lib/session/cookies";
import { answerPrivately, privateHeaders } from "~/lib/session/private-page";
import { useSession } from "~/lib/session/session";
import { useAccessRedirect } from "~/lib/session/use-access-redirect";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { Spinner } from "~/ui/spinner";
import type { Route } from "./+types/members-only";

/** Sends away who surely is not signed in, before any script runs; the browser decides about the rest. */
const sendAwayStrangers: Route.MiddlewareFunction = ({ request, context }, next) => {
  if (mayBeSignedIn(request.headers.get("cookie") ?? "")) return next();
  const { pathname, search } = new URL(request.url);
  const wanted = leadsBack(context.get(catalogueContext).shop()) ? pathname + search : null;
  return redirect(withReturn(paths.signIn, wanted), { headers: privateHeaders });
};

export const middleware: Route.MiddlewareFunction[] = [answerPrivately, sendAwayStrangers];

/** Pages that need a signed-in visitor. */
export default function MembersOnly() {
  const status = useSession((state) => state.status);
  const exit = useAccessRedirect(status === "signed-in", useSignInAddress());
  if (status === "unknown") return <Spinner className="min-h-[60vh]" />;
  if (status === "signed-out") return <Navigate to={exit} replace />;
  return (
    <WithQueries>
      <Outlet />
    </WithQueries>
  );
}
