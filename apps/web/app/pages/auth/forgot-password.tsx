import { AuthFrame } from "~/features/account/auth/auth-frame";
import { ForgotPasswordForm } from "~/features/account/auth/forgot-password-form";
import { pageMeta } from "~/lib/shop/page-meta";
import type { Route } from "./+types/forgot-password";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "Forgot password", "Get a link to choose a new password.");

export default function ForgotPasswordPage() {
  return (
    <AuthFrame title="Forgot Password" lead="We'll email you a link to choose a new one.">
      <ForgotPasswordForm />
    </AuthFrame>
  );
}
