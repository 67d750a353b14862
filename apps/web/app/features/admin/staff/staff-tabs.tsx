import { ViewTabs } from "~/features/admin/shared/ui/view-tabs";
import { paths } from "~/lib/paths";

/** Links between the people and their roles. */
export function StaffTabs({ current }: { current: "people" | "roles" }) {
  return (
    <ViewTabs
      tabs={[
        { key: "people", to: paths.adminStaff, label: "People", isCurrent: current === "people" },
        { key: "roles", to: paths.adminStaffRoles, label: "Roles", isCurrent: current === "roles" },
      ]}
    />
  );
}
