import type { CustomerRecord as RecordData, User } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { useMayChange } from "~/features/admin/shared/use-may-change";
import { formatDay, formatMoment } from "~/lib/format/format";
import { formatSum } from "~/lib/format/money";
import { BlockButton } from "./block-button";
import { CustomerNote } from "./customer-note";
import { customerRecordOptions } from "./customer-queries";
import { CustomerTags } from "./customer-tags";
import { MergeCustomers } from "./merge-customers";
import { ResetLinkButton } from "./reset-link-button";
import { SectionLoadError } from "./section-load-error";

/** Purchase totals, staff note and block state of a customer. */
export function CustomerRecord({ user }: { user: User }) {
  const mayChange = useMayChange()(user);
  const { data: record, isError, refetch } = useQuery(customerRecordOptions(user.id));
  if (!record)
    return isError ? (
      <div className="pt-10">
        <SectionLoadError what="This customer's record" onRetry={() => void refetch()} />
      </div>
    ) : null;
  return (
    <section aria-labelledby="customer-record" className="pt-10">
      <div className="flex flex-wrap items-center justify-between gap-4 pb-3">
        <h2 id="customer-record" className="text-xl">
          Customer
        </h2>
        {mayChange ? (
          <div className="flex flex-wrap gap-3">
            <ResetLinkButton user={user} />
            {user.role === "User" ? (
              <>
                <MergeCustomers user={user} />
                <BlockButton user={user} record={record} />
              </>
            ) : null}
          </div>
        ) : null}
      </div>
      {record.blockedAt ? (
        <p className="mb-4 border-l-2 border-danger bg-danger-wash p-4 text-sm">
          Blocked since {formatMoment(record.blockedAt)}: can't sign in or order.
        </p>
      ) : null}
      <dl className="grid grid-cols-2 gap-x-8 md:grid-cols-4 gap-y-5 border-y border-hairline py-6 text-sm">
        {statsOf(record).map(([term, value]) => (
          <div key={term}>
            <dt className="caps text-ink-soft">{term}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <CustomerTags user={user} record={record} mayChange={mayChange} />
      {mayChange ? (
        <CustomerNote user={user} record={record} />
      ) : record.note ? (
        <p className="pt-4 text-sm break-words whitespace-pre-line">{record.note}</p>
      ) : null}
    </section>
  );
}

const statsOf = ({ orders, spent, lastOrderAt }: RecordData) =>
  [
    ["Orders", orders.toLocaleString("en-US")],
    ["Spent", formatSum(spent)],
    ["Last order", lastOrderAt ? formatDay(lastOrderAt) : "–"],
  ] as const;
