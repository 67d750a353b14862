import { useQuery } from "@tanstack/react-query";
import { Link, Navigate } from "react-router";
import { useOwnRole } from "~/features/admin/layout/use-own-role";
import { settingsOptions, valuesOf } from "~/features/admin/settings/setting-queries";
import { requireAdmin } from "~/features/admin/shared/require-admin";
import { LoadFailed } from "~/features/admin/shared/ui/load-failed";
import { HomeView } from "~/features/shop/home/home-view";
import { adminPaths } from "~/lib/admin-paths";
import { WithQueries } from "~/lib/api/with-queries";
import { paths } from "~/lib/paths";
import { markPrivate } from "~/lib/session/private-page";
import { useSession } from "~/lib/session/session";
import { Spinner } from "~/ui/spinner";
import type { Route } from "./+types/home-preview";

export const middleware: Route.MiddlewareFunction[] = [markPrivate, requireAdmin];

const FAILED = "The draft couldn't be loaded. Please try again.";

/** Preview of the home page draft at any width. Loads the draft with the Admin's access token. */
export default function HomePreview() {
  return (
    <WithQueries>
      <AdminsOnly />
    </WithQueries>
  );
}

function AdminsOnly() {
  const status = useSession((state) => state.status);
  const role = useOwnRole();
  // In a new tab, the access token arrives shortly after the page.
  if (status === "unknown") return <Spinner className="min-h-dvh" />;
  if (role !== "Admin") return <Navigate to={paths.notFound} replace />;
  return <Draft />;
}

function Draft() {
  const query = useQuery(settingsOptions);
  if (query.isPending) return <Spinner className="min-h-dvh" />;
  if (query.isError) return <LoadFailed text={FAILED} onRetry={() => void query.refetch()} />;
  const { homeDraft, homePage } = valuesOf(query.data);
  return (
    <main>
      <title>Preview of the home page</title>
      <p role="status" className="bg-clay px-5 py-2 text-center text-sm text-white">
        {homeDraft
          ? "Preview: shoppers see this once you publish it."
          : "No draft: shoppers see the page as shown here."}{" "}
        Products aren't shown.{" "}
        <Link to={adminPaths.settingsSection("home-page")} className="underline underline-offset-4">
          Back to settings
        </Link>
      </p>
      <HomeView home={homeDraft ?? homePage} />
    </main>
  );
}
