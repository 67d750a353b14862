import type { User } from "@larkwood/contract";
import { Link } from "react-router";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { adminPaths } from "~/lib/admin-paths";
import { formatDay } from "~/lib/format/format";
import { Email } from "./email";
import { RemoveButton } from "./remove-customer-dialog";

const actionColumns = (
  onRemove: (user: User) => void,
  mayChange: (user: User) => boolean,
): Column<User>[] => [
  {
    header: "Update",
    cell: (user) =>
      mayChange(user) ? (
        <Link to={adminPaths.editUser(user.id)} aria-label={`Edit ${user.userName}`} className="link">
          Edit
        </Link>
      ) : null,
  },
  {
    header: "Remove",
    cell: (user) => (mayChange(user) ? <RemoveButton user={user} onRemove={onRemove} /> : null),
  },
];

/** Columns of the customer list. The action columns are omitted if `mayChange` is null. */
export function customerColumns(
  onRemove: (user: User) => void,
  mayChange: ((user: User) => boolean) | null,
): Column<User>[] {
  const text = (header: string, field: keyof User, className = ""): Column<User> => ({
    header,
    cell: (user) => user[field],
    className,
  });
  return [
    {
      header: "Role",
      cell: (user) => (
        <Link to={adminPaths.customer(user.user_id)} className="link">
          {user.role}
        </Link>
      ),
    },
    {
      header: "Username",
      sort: { up: "userName", down: "-userName" },
      cell: (user) => (
        <Link to={adminPaths.customer(user.user_id)} className="link block min-w-17 [overflow-wrap:anywhere]">
          {user.userName}
        </Link>
      ),
    },
    text("First Name", "firstName"),
    text("Last Name", "lastName"),
    {
      header: "Email",
      sort: { up: "email", down: "-email" },
      cell: (user) => <Email address={user.email} />,
    },
    text("Address", "address", "min-w-22"),
    text("Country", "country"),
    text("Phone Number", "phoneNumber", "tabular-nums"),
    {
      header: "Joined",
      sort: { up: "oldest", down: "newest" },
      cell: (user) => formatDay(user.createdAt),
      className: "tabular-nums",
    },
    ...(mayChange ? actionColumns(onRemove, mayChange) : []),
  ];
}
