import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { MAIL_IS_OFF } from "~/features/admin/shared/mail-is-off";
import { AdminIcon } from "~/features/admin/shared/ui/admin-icon";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { adminPaths } from "~/lib/admin-paths";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { formatMoment } from "~/lib/format/format";
import { useShop } from "~/lib/shop/shop";
import { Popover } from "~/ui/popover";

const query = { state: "open", limit: 5 } as const;

/** The newest open messages from customers; empty in showroom mode. */
export function MessagesPopover() {
  const { trading: isTrading, sendsMail } = useShop();
  const can = useOwnPermissions();
  if (!can("customers.read")) return null;
  return (
    <Popover label="Messages" trigger={<AdminIcon name="mail" />} className="w-80">
      {({ open, close }) => (
        <div className="py-5">
          <h2 className="px-6 text-lg">Messages</h2>
          {isTrading && !sendsMail ? <p className="px-6 pt-2 text-sm text-ink-soft">{MAIL_IS_OFF}</p> : null}
          {isTrading ? <NewestMessages enabled={open} onNavigate={close} /> : <NoMessages />}
        </div>
      )}
    </Popover>
  );
}

const NoMessages = () => <p className="px-6 pt-2 text-sm text-ink-soft">No messages yet.</p>;

function NewestMessages({ enabled, onNavigate }: { enabled: boolean; onNavigate: () => void }) {
  const { data: messages, isError } = useQuery({
    queryKey: [...queryKeys.messages, query],
    queryFn: async ({ signal }) => (await api("listMessages", { query, signal })).data,
    enabled,
  });
  if (isError) return <p className="px-6 pt-2 text-sm text-ink-soft">Nothing to show right now</p>;
  if (!messages) return <p className="px-6 pt-2 text-sm text-ink-soft">Loading</p>;
  return (
    <>
      {messages.length === 0 ? <NoMessages /> : null}
      <ul className="pt-2">
        {messages.map(({ id, name, text, createdAt }) => (
          <li key={id} className="border-b border-hairline text-sm last:border-b-0">
            <Link
              to={adminPaths.message(id)}
              onClick={onNavigate}
              className="block px-6 py-2.5 hover:bg-linen"
            >
              <span className="block truncate">{text}</span>
              <span className="flex justify-between gap-3 text-xs text-ink-soft">
                <span className="truncate">{name}</span>
                <span className="whitespace-nowrap">{formatMoment(createdAt)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={adminPaths.messages}
        onClick={onNavigate}
        className="-mb-5 block border-t border-hairline px-6 py-3.5 text-sm hover:bg-linen"
      >
        All messages
      </Link>
    </>
  );
}
