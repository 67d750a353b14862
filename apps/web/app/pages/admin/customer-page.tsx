import { ApiError, toastTexts } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { AuditList } from "~/features/admin/activity/audit-list";
import { CustomerDetails } from "~/features/admin/customers/customer-details";
import { CustomerHistory } from "~/features/admin/customers/customer-history";
import { CustomerOrders } from "~/features/admin/customers/customer-orders";
import { CustomerPermissions } from "~/features/admin/customers/customer-permissions";
import { customerOptions } from "~/features/admin/customers/customer-queries";
import { CustomerRecord } from "~/features/admin/customers/customer-record";
import { CustomerSecondFactor } from "~/features/admin/customers/customer-second-factor";
import { CustomerSessions } from "~/features/admin/customers/customer-sessions";
import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { LoadFailed } from "~/features/admin/shared/ui/load-failed";
import { useMayChange } from "~/features/admin/shared/use-may-change";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { adminPaths } from "~/lib/admin-paths";
import { useShop } from "~/lib/shop/shop";
import { Spinner } from "~/ui/spinner";

const MAX_ENTRIES = 10;

/** Details, permissions, orders, sessions and activity of one customer. */
export function CustomerPage({ id }: { id: string }) {
  const query = useQuery(customerOptions(id));
  const can = useOwnPermissions();
  const mayChange = useMayChange();
  const isTrading = useShop().trading;
  if (query.isPending) return <Spinner />;
  if (query.isError) {
    const isNotFound = query.error instanceof ApiError && query.error.status === 404;
    if (isNotFound) return <AdminNotFound />;
    return <LoadFailed text={toastTexts.userLoadFailed} onRetry={() => void query.refetch()} />;
  }
  const isAdmin = query.data.role === "Admin";
  return (
    <>
      <title>{query.data.userName}</title>
      <CustomerDetails user={query.data} />
      {isAdmin && isTrading && can("staff.write") ? (
        <p className="pt-8 text-sm">
          <Link to={adminPaths.staffMember(id)} className="link">
            Role and permissions
          </Link>
        </p>
      ) : (
        <CustomerPermissions key={query.data.permissions.join()} user={query.data} />
      )}
      {isTrading && can("customers.read") ? <CustomerRecord user={query.data} /> : null}
      {can("orders.read") ? <CustomerOrders filter={{ customerId: id }} email={query.data.email} /> : null}
      {isTrading && can("customers.read") ? <CustomerHistory id={id} /> : null}
      {can("customers.read") ? <CustomerSessions id={id} mayEnd={mayChange(query.data)} /> : null}
      {isAdmin ? <CustomerSecondFactor user={query.data} /> : null}
      {can("audit.read") ? (
        <section aria-labelledby="customer-activity" className="pt-10">
          <div className="flex items-center justify-between gap-4 pb-3">
            <h2 id="customer-activity" className="text-xl">
              Activity
            </h2>
            <Link to={`${adminPaths.activity}?who=${id}`} className="link text-sm">
              All activity
            </Link>
          </div>
          <AuditList filter={{ subjectId: id, limit: MAX_ENTRIES }} emptyText="No activity yet" />
        </section>
      ) : null}
    </>
  );
}
