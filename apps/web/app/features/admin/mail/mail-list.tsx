import type { Mail } from "@larkwood/contract";
import { capitalised } from "@larkwood/domain";
import { useQuery } from "@tanstack/react-query";
import { listState } from "~/features/admin/shared/list-state";
import { MAIL_IS_OFF } from "~/features/admin/shared/mail-is-off";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { toPagerProps } from "~/features/admin/shared/to-pager-props";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { ListFrame } from "~/features/admin/shared/ui/list-frame";
import { useListParams } from "~/features/admin/shared/use-list-params";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { adminPaths } from "~/lib/admin-paths";
import { formatMoment } from "~/lib/format/format";
import { useShop } from "~/lib/shop/shop";
import { Badge, type BadgeTone } from "~/ui/badge";
import { LinkButton } from "~/ui/link-button";
import { mailListOptions } from "./mail-queries";
import { ResendButton } from "./resend-button";

const tones: Record<Mail["status"], BadgeTone> = {
  waiting: "orange",
  sent: "green",
  failed: "red",
  held: "orange",
};

const columns: Column<Mail>[] = [
  {
    header: "Date",
    cell: (mail) => formatMoment(mail.createdAt),
    className: "whitespace-nowrap tabular-nums align-top",
  },
  { header: "To", cell: (mail) => mail.recipient, className: "align-top" },
  {
    header: "Email",
    cell: (mail) => (
      <details>
        <summary className="cursor-pointer">{mail.subject}</summary>
        <p className="mt-3 max-w-prose whitespace-pre-line text-ink-soft">{mail.body}</p>
        {mail.lastError ? <p className="mt-2 text-danger">{mail.lastError}</p> : null}
      </details>
    ),
  },
  {
    header: "Status",
    cell: (mail) => (
      <div className="flex items-center gap-3">
        <Badge tone={tones[mail.status]}>{capitalised(mail.status)}</Badge>
        <ResendButton mail={mail} />
      </div>
    ),
    className: "align-top",
  },
];

/** Emails sent or queued by the shop, with their status. */
export function MailList() {
  const params = useListParams();
  const can = useOwnPermissions();
  const { sendsMail } = useShop();
  const query = useQuery(mailListOptions(params.cursor));
  return (
    <ListFrame
      title="Emails"
      caption="Emails to customers"
      actions={
        can("settings.write") ? (
          <LinkButton to={adminPaths.jobs} variant="outline" size="sm">
            Background jobs
          </LinkButton>
        ) : null
      }
      state={listState(query)}
      emptyText="No emails yet."
      notice={sendsMail ? null : MAIL_IS_OFF}
      onRetry={() => void query.refetch()}
      columns={columns}
      rows={query.data?.items ?? []}
      keyOf={(mail) => mail.id}
      pager={toPagerProps(params, query.data, ROWS_PER_PAGE)}
    />
  );
}
