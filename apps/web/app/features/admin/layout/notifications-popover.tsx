import type { AuditEntry } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { auditActionText, auditSubject } from "~/features/admin/shared/audit-text";
import { AdminIcon } from "~/features/admin/shared/ui/admin-icon";
import { useOwnPermissions, usePermissionsLoading } from "~/features/admin/shared/use-own-permissions";
import { adminPaths } from "~/lib/admin-paths";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { formatMoment } from "~/lib/format/format";
import { useSession } from "~/lib/session/session";
import { useShop } from "~/lib/shop/shop";
import { Popover } from "~/ui/popover";
import { NewOrders, useNewOrders } from "./new-orders";

const FETCHED_ENTRIES = 50;
const SHOWN_ENTRIES = 6;
const POLL_MS = 60_000;

/** New orders in trading mode, otherwise recent activity; hidden without permission for either. */
export function NotificationsPopover() {
  const can = useOwnPermissions();
  const isLoadingPermissions = usePermissionsLoading();
  const showsOrders = useShop().trading && can("orders.read");
  const newOrders = useNewOrders(showsOrders && !isLoadingPermissions);
  const count = newOrders.data?.total ?? 0;
  if (!showsOrders && !can("audit.read")) return null;
  return (
    <Popover label="Notifications" trigger={<Bell count={count} />} className="w-96">
      {({ close }) =>
        showsOrders ? (
          <NewOrders newOrders={newOrders} onNavigate={close} />
        ) : (
          <Notifications enabled={!isLoadingPermissions} onNavigate={close} />
        )
      }
    </Popover>
  );
}

function Bell({ count }: { count: number }) {
  return (
    <span className="relative">
      <AdminIcon name="bell" />
      {count > 0 ? (
        <span
          aria-hidden="true"
          className="absolute -top-1.5 -right-2 min-w-4 rounded-full bg-clay px-1 text-center text-[0.625rem] leading-4 text-white tabular-nums"
        >
          {count > 99 ? "99+" : count}
        </span>
      ) : null}
    </span>
  );
}

function Notifications({ enabled, onNavigate }: { enabled: boolean; onNavigate: () => void }) {
  const query = { limit: FETCHED_ENTRIES };
  const ownId = useSession((state) => state.userId);
  const { data = [] } = useQuery({
    queryKey: queryKeys.audit(query),
    queryFn: async ({ signal }) => (await api("listAudit", { query, signal })).data,
    refetchInterval: POLL_MS,
    enabled,
  });
  // Skip the user's own sign-ins.
  const isRelevant = ({ actorId, action }: AuditEntry) => actorId !== ownId || !action.startsWith("session.");
  const entries = data.filter(isRelevant).slice(0, SHOWN_ENTRIES);
  return (
    <div>
      <h2 className="px-6 pt-5 text-lg">Notifications</h2>
      {entries.length === 0 ? <p className="px-6 pt-2 text-sm text-ink-soft">No activity yet.</p> : null}
      <ul className="pt-2">
        {entries.map((entry) => (
          <li key={entry.id} className="border-b border-hairline px-6 py-2.5 text-sm last:border-b-0">
            <p>
              <span className="font-medium">{entry.actorName}</span> {auditActionText(entry)}{" "}
              {entry.action.startsWith("session") ? null : (
                <span className="font-medium">{auditSubject(entry)}</span>
              )}
            </p>
            <p className="text-xs text-ink-soft">{formatMoment(entry.at)}</p>
          </li>
        ))}
      </ul>
      <Link
        to={adminPaths.activity}
        onClick={onNavigate}
        className="block border-t border-hairline px-6 py-3.5 text-sm hover:bg-linen"
      >
        All activity
      </Link>
    </div>
  );
}
