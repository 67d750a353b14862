import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "~/lib/api";
import { auditDeed, auditSubject } from "~/lib/audit-text";
import { formatMoment } from "~/lib/format";
import { paths } from "~/lib/paths";
import { queryKeys } from "~/lib/query-keys";
import { Icon } from "~/ui/icon";
import { Popover } from "~/ui/popover";

const SHOWN = 6;
const NEWS_EVERY_MS = 60_000;

export function NotificationsPopover() {
  return (
    <Popover label="Notifications" trigger={<Icon name="bell" />} className="w-96">
      {({ close }) => <Notifications onLeave={close} />}
    </Popover>
  );
}

function Notifications({ onLeave }: { onLeave: () => void }) {
  const query = { limit: SHOWN };
  const { data: entries = [] } = useQuery({
    queryKey: queryKeys.audit(query),
    queryFn: async ({ signal }) => (await api("listAudit", { query, signal })).data,
    refetchInterval: NEWS_EVERY_MS,
  });
  return (
    <div>
      <h2 className="px-6 pt-5 text-lg">Notifications</h2>
      {entries.length === 0 ? (
        <p className="px-6 pt-2 text-sm text-ink-soft">Nothing has happened yet.</p>
      ) : null}
      <ul className="pt-2">
        {entries.map((entry) => (
          <li key={entry.id} className="border-b border-hairline px-6 py-2.5 text-sm last:border-b-0">
            <p>
              <span className="font-medium">{entry.actorName}</span> {auditDeed(entry)}{" "}
              {entry.action.startsWith("session") ? null : (
                <span className="font-medium">{auditSubject(entry)}</span>
              )}
            </p>
            <p className="text-xs text-ink-soft">{formatMoment(entry.at)}</p>
          </li>
        ))}
      </ul>
      <Link
        to={paths.adminActivity}
        onClick={onLeave}
        className="block border-t border-hairline px-6 py-3.5 text-sm hover:bg-linen"
      >
        All activity
      </Link>
    </div>
  );
}
