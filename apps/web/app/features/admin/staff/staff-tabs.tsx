import { ViewTabs } from "~/features/admin/shared/ui/view-tabs";
import { adminPaths } from "~/lib/admin-paths";

/** Links between the people and their roles. */
export function StaffTabs({ current }: { current: "people" | "roles" }) {
  return (
    <ViewTabs
      tabs={[
        { key: "people", to: adminPaths.staff, label: "People", isCurrent: current === "people" },
        { key: "roles", to: adminPaths.staffRoles, label: "Roles", isCurrent: current === "roles" },
      ]}
    />
  );
}
