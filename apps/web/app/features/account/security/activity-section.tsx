import { Link } from "react-router";
import { useCurrentUser } from "~/lib/account/use-current-user";
import { adminPaths } from "~/lib/admin-paths";
import { SettingsSection } from "./settings-section";

/** Links staff with the permission to the log of changes. */
export function ActivitySection() {
  const { data: user } = useCurrentUser();
  if (!user?.permissions.includes("audit.read")) return null;
  return (
    <SettingsSection title="Activity" text="Who changed what in the shop.">
      <Link to={adminPaths.activity} className="link text-sm">
        View activity
      </Link>
    </SettingsSection>
  );
}
