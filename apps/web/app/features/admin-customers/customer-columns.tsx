import type { User } from "@larkwood/contract";
import { Link } from "react-router";
import { formatDay } from "~/lib/format";
import { paths } from "~/lib/paths";
import type { Column } from "~/ui/data-table";
import { IconButton } from "~/ui/icon-button";

/** An address that breaks, if it must, before the place where everybody breaks it. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf("@");
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

/** The columns of the customers' list. */
export function customerColumns(onRemove: (user: User) => void): Column<User>[] {
  const text = (header: string, field: keyof User, className = ""): Column<User> => ({
    header,
    cell: (user) => user[field],
    className,
  });
  return [
    {
      header: "Role",
      cell: (user) => (
        <Link to={paths.adminCustomer(user.user_id)} className="link">
          {user.role}
        </Link>
      ),
    },
    {
      header: "Username",
      sort: { up: "userName", down: "-userName" },
      cell: (user) => (
        <Link to={paths.adminCustomer(user.user_id)} className="link block min-w-20 [overflow-wrap:anywhere]">
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
    text("Address", "address", "min-w-24"),
    text("Country", "country"),
    text("Phone Number", "phoneNumber", "tabular-nums"),
    {
      header: "Joined",
      sort: { up: "oldest", down: "newest" },
      cell: (user) => formatDay(user.createdAt),
      className: "tabular-nums",
    },
    {
      header: "Update",
      cell: (user) => (
        <Link to={paths.adminEditUser(user.id)} aria-label={`Edit ${user.userName}`} className="link">
          Edit
        </Link>
      ),
    },
    {
      header: "Remove",
      cell: (user) => (
        <IconButton
          icon="trash"
          label={`Delete ${user.userName}`}
          onClick={() => onRemove(user)}
          className="-my-2"
        />
      ),
    },
  ];
}
