import type { User } from "@larkwood/contract";
import { streetLines } from "@larkwood/domain";
import { useMayChange } from "~/features/admin/shared/use-may-change";
import { adminPaths } from "~/lib/admin-paths";
import { formatDay } from "~/lib/format/format";
import { LinkButton } from "~/ui/link-button";

/** Name, role and contact details of a customer. */
export function CustomerDetails({ user }: { user: User }) {
  const mayChange = useMayChange();
  const details = [
    ["Role", user.role],
    ["Email", user.email],
    ["First Name", user.firstName],
    ["Last Name", user.lastName],
    ["Address", streetLines(user).join(", ")],
    ["Country", user.country],
    ["Phone Number", user.phoneNumber],
    ["Joined", formatDay(user.createdAt)],
  ] as const;
  return (
    <section aria-labelledby="customer-name">
      <header className="flex items-end justify-between gap-4 pb-6">
        <div>
          <p className="text-xs text-ink-soft"># {user.id}</p>
          <h1 id="customer-name" className="text-2xl">
            {user.userName}
          </h1>
        </div>
        {mayChange(user) ? (
          <LinkButton to={adminPaths.editUser(user.id)} variant="outline" size="sm">
            Edit
          </LinkButton>
        ) : null}
      </header>
      <dl className="grid grid-cols-2 gap-x-8 md:grid-cols-4 gap-y-5 border-y border-hairline py-6 text-sm">
        {details.map(([term, value]) => (
          <div key={term} className="min-w-0">
            <dt className="caps text-ink-soft">{term}</dt>
            <dd className="break-words">{value || "–"}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
