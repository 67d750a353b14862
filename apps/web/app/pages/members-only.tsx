import { Navigate, Outlet, redirect } from "react-router";
import { catalogueContext } from "~/lib/catalogue-context";
import { paths } from "~/lib/paths";
import { leadsBack, useSignInAddress, withReturn } from "~/lib/return-path";
import { mayBeSignedIn } from "~/lib/session/cookies";
import { useSession } from "~/lib/session/session";
import { useExit } from "~/lib/session/use-exit";
import { Spinner } from "~/ui/spinner";
import type { Route } from "./+types/members-only";

/** Sends away who surely is not signed in, before any script runs; the browser decides about the rest. */
const sendAwayStrangers: Route.MiddlewareFunction = async ({ request, context }, next) => {
  const headers = { "Cache-Control": "private, no-cache", Vary: "Cookie" };
  if (!mayBeSignedIn(request.headers.get("cookie") ?? "")) {
    const { pathname, search } = new URL(request.url);
    const wanted = leadsBack(context.get(catalogueContext).shop()) ? pathname + search : null;
    return redirect(withReturn(paths.signIn, wanted), { headers });
  }
  const response = await next();
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
};

export const middleware: Route.MiddlewareFunction[] = [sendAwayStrangers];

/** Pages that need a signed-in visitor. */
export default function MembersOnly() {
  const status = useSession((state) => state.status);
  const exit = useExit(status === "signed-in", useSignInAddress());
  if (status === "unknown") return <Spinner className="min-h-[60vh]" />;
  if (status === "signed-out") return <Navigate to={exit} replace />;
  return <Outlet />;
}
