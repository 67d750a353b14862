import { ConfirmAddressSection } from "~/features/settings/confirm-address-section";
import { DeleteAccount } from "~/features/settings/delete-account";
import { ExportButton } from "~/features/settings/export-button";
import { PasswordForm } from "~/features/settings/password-form";
import { SecondFactorSection } from "~/features/settings/second-factor-section";
import { SessionList } from "~/features/settings/session-list";
import { SettingsSection } from "~/features/settings/settings-section";
import { SignInHistory } from "~/features/settings/sign-in-history";
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
      <SecondFactorSection />
      <ConfirmAddressSection />
      <SettingsSection title="Devices" text="Where you are signed in right now.">
        <SessionList />
      </SettingsSection>
      <SettingsSection
        title="Sign-ins"
        text="The last tries to sign in to your account. If you do not know one that succeeded, change your password."
      >
        <SignInHistory />
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
