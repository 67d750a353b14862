import { PlaceholderPage } from "~/features/admin-layout/placeholder-page";
import { SettingsView } from "~/features/admin-settings/settings-view";
import { useShop } from "~/lib/shop";

/** Title only in a showroom. */
export default function SettingsPage() {
  if (!useShop().trading) return <PlaceholderPage title="Settings" />;
  return (
    <>
      <title>Settings</title>
      <SettingsView />
    </>
  );
}
