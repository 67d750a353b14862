import { SettingsIndex } from "~/features/admin/settings/settings-index";

export default function SettingsIndexPage() {
  return (
    <>
      <title>Settings</title>
      <SettingsIndex />
    </>
  );
}
