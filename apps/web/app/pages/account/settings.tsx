import { DeleteAccount } from "~/features/settings/delete-account";
import { ExportButton } from "~/features/settings/export-button";
import { PasswordForm } from "~/features/settings/password-form";
import { SessionList } from "~/features/settings/session-list";
import { SettingsSection } from "~/features/settings/settings-section";
import { pageMeta } from "~/lib/page-meta";
import type { Route } from "./+types/settings";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "Settings", "Password, devices and your data.");

export default function SettingsPage() {
  return (
    <div className="page py-10 lg:py-16">
      <h1 className="mb-10 text-3xl">Settings</h1>
      <SettingsSection title="Password" text="Changing it signs you out on your other devices.">
        <PasswordForm />
      </SettingsSection>
      <SettingsSection title="Devices" text="Where you are signed in right now.">
        <SessionList />
      </SettingsSection>
      <SettingsSection title="Your data" text="Everything that we keep about you, in one file.">
        <ExportButton />
      </SettingsSection>
      <SettingsSection title="Delete account" text="Your account and personal data are removed for good.">
        <DeleteAccount />
      </SettingsSection>
    </div>
  );
}
