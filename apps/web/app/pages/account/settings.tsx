import { ActivitySection } from "~/features/account/security/activity-section";
import { ConfirmAddressSection } from "~/features/account/security/confirm-address-section";
import { DeleteAccount } from "~/features/account/security/delete-account";
import { ExportButton } from "~/features/account/security/export-button";
import { PasswordForm } from "~/features/account/security/password-form";
import { SecondFactorSection } from "~/features/account/security/second-factor-section";
import { SessionList } from "~/features/account/security/session-list";
import { SettingsSection } from "~/features/account/security/settings-section";
import { SignInHistory } from "~/features/account/security/sign-in-history";
import { useSecurity } from "~/features/account/security/use-security";
import { pageMeta } from "~/lib/shop/page-meta";
import type { Route } from "./+types/settings";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "Settings", "Password, devices and your data.");

export default function SettingsPage() {
  const { data: security } = useSecurity();
  const requiredAt = security?.secondFactor.requiredAt;
  // The server refuses everything else until two-step verification is set up.
  const isLimited = requiredAt ? new Date(requiredAt) <= new Date() : false;
  return (
    <div className="page py-10 lg:py-16">
      <h1 className="mb-10 text-3xl">Settings</h1>
      {isLimited ? null : (
        <SettingsSection title="Password" text="Changing it signs you out on your other devices.">
          <PasswordForm />
        </SettingsSection>
      )}
      <SecondFactorSection />
      {isLimited ? null : <OtherSections />}
    </div>
  );
}

function OtherSections() {
  return (
    <>
      <ConfirmAddressSection />
      <SettingsSection title="Devices" text="Where you are signed in right now.">
        <SessionList />
      </SettingsSection>
      <SettingsSection
        title="Sign-ins"
        text="Recent sign-in attempts. Don't recognise a successful one? Change your password."
      >
        <SignInHistory />
      </SettingsSection>
      <ActivitySection />
      <SettingsSection title="Your data" text="Everything we store about you, in one file.">
        <ExportButton />
      </SettingsSection>
      <SettingsSection title="Delete account" text="Permanently deletes your account and personal data.">
        <DeleteAccount />
      </SettingsSection>
    </>
  );
}
