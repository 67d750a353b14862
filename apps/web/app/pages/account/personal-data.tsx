import { AccountSection } from "~/features/account/account-section";
import { ProfileForm } from "~/features/account/profile-form";
import { WithUser } from "~/features/account/with-user";
import { pageMeta } from "~/lib/page-meta";
import type { Route } from "./+types/personal-data";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "Personal data", "Your name, as we know it.");

export default function PersonalDataPage() {
  return (
    <AccountSection title="Personal Data">
      <WithUser>{(user) => <ProfileForm user={user} />}</WithUser>
    </AccountSection>
  );
}
