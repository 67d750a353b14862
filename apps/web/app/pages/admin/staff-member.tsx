import { isId } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { data, Link } from "react-router";
import { AuditList } from "~/features/admin/activity/audit-list";
import { CustomerSecondFactor } from "~/features/admin/customers/customer-second-factor";
import { CustomerSessions } from "~/features/admin/customers/customer-sessions";
import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { LoadFailed } from "~/features/admin/shared/ui/load-failed";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { MemberDetails } from "~/features/admin/staff/member-details";
import { MemberRole } from "~/features/admin/staff/member-role";
import { rolesOptions, staffOptions } from "~/features/admin/staff/staff-queries";
import { nameOf } from "~/features/admin/staff/staff-text";
import { adminPaths } from "~/lib/admin-paths";
import { useShop } from "~/lib/shop/shop";
import { Spinner } from "~/ui/spinner";
import type { Route } from "./+types/staff-member";

const MAX_ENTRIES = 10;

/** 404 for an invalid id. */
export function loader({ params }: Route.LoaderArgs) {
  return data(null, { status: isId(params.id) ? 200 : 404 });
}

/** A person of staff: role, sessions and activity. */
export default function StaffMemberPage({ params: { id } }: Route.ComponentProps) {
  const isTrading = useShop().trading;
  const people = useQuery({ ...staffOptions, enabled: isTrading });
  const roles = useQuery({ ...rolesOptions, enabled: isTrading });
  const can = useOwnPermissions();
  if (!isTrading) return <AdminNotFound />;
  if (people.isError || roles.isError) {
    const retry = () => void Promise.all([people.refetch(), roles.refetch()]);
    return <LoadFailed text="The staff couldn't be loaded." onRetry={retry} />;
  }
  if (!people.data || !roles.data) return <Spinner />;
  const member = people.data.find((one) => one.id === id);
  if (!member) return <AdminNotFound />;
  const mayManage = member.permissions.every(can);
  return (
    <>
      <title>{nameOf(member)}</title>
      <MemberDetails member={member} mayRemove={mayManage} />
      <MemberRole
        key={`${member.role?.id} ${member.permissions.join()}`}
        member={member}
        roles={roles.data}
      />
      {can("customers.read") ? (
        <CustomerSessions id={id} mayEnd={can("customers.write") && mayManage} />
      ) : null}
      {member.secondFactor ? <CustomerSecondFactor user={member} /> : null}
      {can("audit.read") ? (
        <section aria-labelledby="member-activity" className="pt-10">
          <div className="flex items-center justify-between gap-4 pb-3">
            <h2 id="member-activity" className="text-xl">
              Activity
            </h2>
            <Link to={adminPaths.activityOf(id)} className="link text-sm">
              All activity
            </Link>
          </div>
          <AuditList filter={{ actorId: id, limit: MAX_ENTRIES }} emptyText="No activity yet" />
        </section>
      ) : null}
    </>
  );
}
