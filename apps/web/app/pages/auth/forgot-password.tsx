import { AuthFrame } from "~/features/auth/auth-frame";
import { ForgotPasswordForm } from "~/features/auth/forgot-password-form";
import { pageMeta } from "~/lib/page-meta";
import { useShop } from "~/lib/shop";
import { NotFound } from "~/ui/not-found";
import type { Route } from "./+types/forgot-password";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "Forgot password", "Get a link to choose a new password.");

/** Only where the shop can send mail; elsewhere 'Forgot Password?' leads nowhere. */
export default function ForgotPasswordPage() {
  if (!useShop().passwordReset) return <NotFound />;
  return (
    <AuthFrame title="Forgot Password" lead="We send you a link to choose a new one.">
      <ForgotPasswordForm />
    </AuthFrame>
  );
}
