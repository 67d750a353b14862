import { AuthFrame } from "~/features/account/auth/auth-frame";
import { SignUpForm } from "~/features/account/auth/sign-up-form";
import { pageMeta } from "~/lib/shop/page-meta";
import type { Route } from "./+types/sign-up";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "Sign up", "Create an account to browse the whole collection and fill your cart.");

export default function SignUpPage() {
  return (
    <AuthFrame title="Sign Up" lead="It only takes a minute.">
      <SignUpForm />
    </AuthFrame>
  );
}
