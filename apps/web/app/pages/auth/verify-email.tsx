import { data } from "react-router";
import { AuthFrame } from "~/features/account/auth/auth-frame";
import { VerifyEmailForm } from "~/features/account/auth/verify-email-form";
import { pageMeta } from "~/lib/shop/page-meta";
import type { Route } from "./+types/verify-email";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, "Confirm your email", "Confirm that this email address is yours."),
  // Do not leak the token in the URL to other sites.
  { name: "referrer", content: "no-referrer" },
];

/** Returns 404 without a token. */
export function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token");
  if (!token) throw data(null, 404);
  return { token };
}

export default function VerifyEmailPage({ loaderData: { token } }: Route.ComponentProps) {
  return (
    <AuthFrame title="Confirm your email" lead="Click below to confirm your email address.">
      <VerifyEmailForm token={token} />
    </AuthFrame>
  );
}
