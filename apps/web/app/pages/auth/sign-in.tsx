import { AuthFrame } from "~/features/account/auth/auth-frame";
import { SignInForm } from "~/features/account/auth/sign-in-form";
import { pageMeta } from "~/lib/shop/page-meta";
import type { Route } from "./+types/sign-in";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "Sign in", "Sign in to browse the collection, fill your cart and manage your account.");

export default function SignInPage() {
  return (
    <AuthFrame title="Sign In" lead="Good to see you again.">
      <SignInForm />
    </AuthFrame>
  );
}
