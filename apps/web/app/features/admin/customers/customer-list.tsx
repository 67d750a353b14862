import type { User } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listState } from "~/features/admin/shared/list-state";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { toPagerProps } from "~/features/admin/shared/to-pager-props";
import { FilterSelect } from "~/features/admin/shared/ui/filter-select";
import { ListFrame } from "~/features/admin/shared/ui/list-frame";
import { useListParams } from "~/features/admin/shared/use-list-params";
import { useMayChange } from "~/features/admin/shared/use-may-change";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { adminPaths } from "~/lib/admin-paths";
import { LinkButton } from "~/ui/link-button";
import { customerColumns } from "./customer-columns";
import { customerListOptions } from "./customer-queries";
import { RemoveCustomerDialog } from "./remove-customer-dialog";

const roles = [
  { value: "", label: "All roles" },
  { value: "User", label: "User" },
  { value: "Admin", label: "Admin" },
];

export function CustomerList() {
  const params = useListParams();
  const role = params.get("role");
  const query = useQuery(customerListOptions({ ...params, role }));
  const [removing, setRemoving] = useState<User | null>(null);
  const can = useOwnPermissions();
  const mayChange = useMayChange();
  const rows = query.data?.items ?? [];

  return (
    <>
      <ListFrame
        title="Customers"
        caption="Customers"
        actions={
          <LinkButton to={adminPaths.newsletter} variant="outline" size="sm">
            Newsletter
          </LinkButton>
        }
        search={{ label: "Search customers", ...params.searchBox }}
        filters={
          <FilterSelect
            label="Role"
            value={role}
            options={roles}
            onChoose={(value) => params.set("role", value)}
          />
        }
        state={listState(query)}
        emptyText="No customers found"
        onRetry={() => void query.refetch()}
        columns={customerColumns(setRemoving, can("customers.write") ? mayChange : null)}
        rows={rows}
        keyOf={(user) => user.id}
        sort={params.sort || (params.search ? "" : "newest")}
        onSort={params.setSort}
        pager={toPagerProps(params, query.data, ROWS_PER_PAGE)}
      />
      <RemoveCustomerDialog user={removing} onClose={() => setRemoving(null)} />
    </>
  );
}
