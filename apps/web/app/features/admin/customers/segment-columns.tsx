import type { Customer } from "@larkwood/contract";
import { Link } from "react-router";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { adminPaths } from "~/lib/admin-paths";
import { formatDay } from "~/lib/format/format";
import { formatSum } from "~/lib/format/money";
import { Email } from "./email";
import { RemoveButton } from "./remove-customer-dialog";

function CustomerName({ customer }: { customer: Customer }) {
  const { user_id, userName, firstName, lastName, email, role } = customer;
  const fullName = `${firstName} ${lastName}`.trim();
  return (
    <div className="min-w-0 @md:max-w-72">
      <Link to={adminPaths.customer(user_id)} className="link [overflow-wrap:anywhere]">
        {fullName || userName}
      </Link>
      {role === "Admin" ? <span className="ml-2 text-xs text-ink-soft">Staff</span> : null}
      <span className="block text-xs text-ink-soft">
        <Email address={email} />
      </span>
    </div>
  );
}

type SegmentActions = {
  /** Filters the list by a tag. */
  onTag: (tag: string) => void;
  onRemove: (customer: Customer) => void;
  mayRemove: (customer: Customer) => boolean;
};

/** Columns of the customer list in trading mode. */
export function segmentColumns({ onTag, onRemove, mayRemove }: SegmentActions): Column<Customer>[] {
  return [
    {
      header: "Customer",
      sort: { up: "email", down: "-email" },
      cell: (customer) => <CustomerName customer={customer} />,
    },
    { header: "Country", cell: ({ country }) => country || "–" },
    {
      header: "Orders",
      sort: { up: "orders", down: "-orders" },
      cell: ({ orders }) => orders.toLocaleString("en-US"),
      className: "tabular-nums @md:text-right",
    },
    {
      header: "Spent",
      sort: { up: "spent", down: "-spent" },
      cell: ({ spent }) => formatSum(spent),
      className: "tabular-nums @md:text-right",
    },
    {
      header: "Last order",
      sort: { up: "lastOrder", down: "-lastOrder" },
      cell: ({ lastOrderAt }) => (lastOrderAt ? formatDay(lastOrderAt) : "–"),
      className: "tabular-nums whitespace-nowrap",
    },
    {
      header: "Tags",
      cell: ({ tags }) =>
        tags.length === 0 ? (
          "–"
        ) : (
          <ul className="flex flex-wrap gap-1 @max-md:justify-end">
            {tags.map((tag) => (
              <li key={tag}>
                <button
                  type="button"
                  aria-label={`Show customers with the tag ${tag}`}
                  onClick={() => onTag(tag)}
                  className="min-h-6 rounded-full bg-linen px-2 text-xs hover:bg-hairline"
                >
                  {tag}
                </button>
              </li>
            ))}
          </ul>
        ),
    },
    { header: "Newsletter", cell: ({ newsletter }) => (newsletter ? "Yes" : "–") },
    {
      header: "Joined",
      sort: { up: "oldest", down: "newest" },
      cell: ({ createdAt }) => formatDay(createdAt),
      className: "tabular-nums whitespace-nowrap",
    },
    {
      header: "Remove",
      cell: (customer) => (mayRemove(customer) ? <RemoveButton user={customer} onRemove={onRemove} /> : null),
    },
  ];
}
