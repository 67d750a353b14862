import { AuthFrame } from "~/features/account/auth/auth-frame";
import { SignUpForm } from "~/features/account/auth/sign-up-form";
import { pageMeta } from "~/lib/shop/page-meta";
import type { Route } from "./+types/sign-up";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "Sign up", "Become a member: browse the whole collection and keep a cart.");

export default function SignUpPage() {
  return (
    <AuthFrame title="Sign Up" lead="A minute now, a lifetime of good chairs.">
      <SignUpForm />
    </AuthFrame>
  );
}
