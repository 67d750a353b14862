import { data } from "react-router";
import { AuthFrame } from "~/features/account/auth/auth-frame";
import { ResetPasswordForm } from "~/features/account/auth/reset-password-form";
import { pageMeta } from "~/lib/shop/page-meta";
import type { Route } from "./+types/reset-password";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, "New password", "Choose a new password."),
  // Do not leak the token in the URL to other sites.
  { name: "referrer", content: "no-referrer" },
];

/** Returns 404 without a token. */
export function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token");
  if (!token) throw data(null, 404);
  return { token };
}

export default function ResetPasswordPage({ loaderData: { token } }: Route.ComponentProps) {
  return (
    <AuthFrame title="New Password" lead="Choose a password you don't use anywhere else.">
      <ResetPasswordForm token={token} />
    </AuthFrame>
  );
}
