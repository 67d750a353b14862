import { AccountSection } from "~/features/account/profile/account-section";
import { ProfileForm } from "~/features/account/profile/profile-form";
import { WithUser } from "~/features/account/profile/with-user";
import { pageMeta } from "~/lib/shop/page-meta";
import type { Route } from "./+types/personal-data";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "Personal data", "Your name, email address and password.");

export default function PersonalDataPage() {
  return (
    <AccountSection title="Personal Data">
      <WithUser>{(user) => <ProfileForm user={user} />}</WithUser>
    </AccountSection>
  );
}
