import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { formatMoment } from "~/lib/format/format";
import { paths } from "~/lib/paths";
import { useShop } from "~/lib/shop/shop";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";

/** Asks staff to set up two-step verification if the shop requires it. After the deadline nothing else is shown. */
export function SetupNotice({ children }: { children: ReactNode }) {
  const isTrading = useShop().trading;
  const { data: security } = useQuery({
    queryKey: queryKeys.security,
    queryFn: async ({ signal }) => (await api("getSecurity", { signal })).data,
    enabled: isTrading,
  });
  const deadline = security?.secondFactor.requiredAt;
  if (!deadline) return children;
  const setUp = (
    <LinkButton to={paths.settings} size="sm">
      Set up two-step verification
    </LinkButton>
  );
  if (new Date(deadline) <= new Date())
    return (
      <>
        <title>Two-step verification</title>
        <EmptyState
          title="Set up two-step verification to continue"
          text="This shop requires it of everyone on the staff. You need an authenticator app on your phone."
        >
          {setUp}
        </EmptyState>
      </>
    );
  return (
    <>
      <aside
        aria-label="Two-step verification"
        className="mb-6 flex flex-wrap items-center justify-between gap-4 bg-linen px-4 py-3 text-sm"
      >
        <p>
          This shop requires two-step verification. Set it up before {formatMoment(deadline)}: after that, you
          can't open other pages.
        </p>
        {setUp}
      </aside>
      {children}
    </>
  );
}
