import { type ContactMessage, MESSAGE_STATES, type MessageState } from "@larkwood/contract";
import { capitalised } from "@larkwood/domain";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { listState } from "~/features/admin/shared/list-state";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { toPagerProps } from "~/features/admin/shared/to-pager-props";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { FilterSelect } from "~/features/admin/shared/ui/filter-select";
import { ListFrame } from "~/features/admin/shared/ui/list-frame";
import { useListParams } from "~/features/admin/shared/use-list-params";
import { adminPaths } from "~/lib/admin-paths";
import { formatMoment } from "~/lib/format/format";
import { LinkButton } from "~/ui/link-button";
import { messageListOptions } from "./message-queries";

const columns: Column<ContactMessage>[] = [
  {
    header: "Date",
    cell: ({ createdAt }) => formatMoment(createdAt),
    className: "whitespace-nowrap tabular-nums align-top",
  },
  {
    header: "From",
    cell: ({ name, email }) => (
      <>
        <span className="block">{name}</span>
        <span className="block text-ink-soft">{email}</span>
      </>
    ),
    className: "align-top",
  },
  {
    header: "Message",
    cell: ({ id, text }) => (
      <Link to={adminPaths.message(id)} className="link line-clamp-2 max-w-prose break-words">
        {text}
      </Link>
    ),
    className: "align-top",
  },
  { header: "Order", cell: ({ orderNumber }) => orderNumber || "–", className: "align-top" },
];

const options = MESSAGE_STATES.map((value) => ({ value, label: capitalised(value) }));
const isState = (text: string): text is MessageState => MESSAGE_STATES.some((state) => state === text);

const emptyTexts: Record<MessageState, string> = {
  open: "No open messages. New ones from the contact form appear here.",
  answered: "No answered messages yet.",
  spam: "No spam.",
};

/** Messages from the contact form. */
export function MessageList() {
  const params = useListParams();
  const chosen = params.get("state");
  const state = isState(chosen) ? chosen : "open";
  const query = useQuery(messageListOptions({ state, search: params.search, cursor: params.cursor }));
  return (
    <ListFrame
      title="Messages"
      caption="Messages from customers"
      actions={
        <LinkButton to={adminPaths.emails} variant="outline" size="sm">
          Sent emails
        </LinkButton>
      }
      search={{ label: "Search messages", ...params.searchBox }}
      filters={
        <FilterSelect
          label="Show"
          value={state}
          options={options}
          onChoose={(value) => params.set("state", value === "open" ? "" : value)}
        />
      }
      state={listState(query)}
      emptyText={params.search ? "No messages found." : emptyTexts[state]}
      onRetry={() => void query.refetch()}
      columns={columns}
      rows={query.data?.items ?? []}
      keyOf={({ id }) => id}
      pager={toPagerProps(params, query.data, ROWS_PER_PAGE)}
    />
  );
}
