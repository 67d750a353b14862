import { Outlet } from "react-router";
import { AccountTabs } from "~/features/account/profile/account-tabs";
import { useSession } from "~/lib/session/session";
import { pageMeta } from "~/lib/shop/page-meta";
import type { Route } from "./+types/dashboard";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "Your account", "Your orders, personal data and shipping address.");

/** Layout of the account area: greeting and tabs. */
export default function DashboardPage() {
  const userName = useSession((state) => state.userName);
  return (
    <div className="page py-10 lg:py-16">
      <p className="caps text-ink-soft">Your account</p>
      <h1 className="mt-2 mb-8 text-3xl">Hello, {userName}</h1>
      <AccountTabs />
      <div className="pt-10 lg:pt-14">
        <Outlet />
      </div>
    </div>
  );
}
