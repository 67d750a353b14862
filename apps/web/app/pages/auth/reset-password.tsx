import { useSearchParams } from "react-router";
import { AuthFrame } from "~/features/auth/auth-frame";
import { ResetPasswordForm } from "~/features/auth/reset-password-form";
import { pageMeta } from "~/lib/page-meta";
import { useShop } from "~/lib/shop";
import { NotFound } from "~/ui/not-found";
import type { Route } from "./+types/reset-password";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, "New password", "Choose a new password."),
  // The link in the address must not travel on to other sites.
  { name: "referrer", content: "no-referrer" },
];

export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get("token");
  if (!useShop().passwordReset || !token) return <NotFound />;
  return (
    <AuthFrame title="New Password" lead="Choose a password that you use nowhere else.">
      <ResetPasswordForm token={token} />
    </AuthFrame>
  );
}
