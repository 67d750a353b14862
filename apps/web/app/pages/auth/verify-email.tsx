import { useSearchParams } from "react-router";
import { AuthFrame } from "~/features/auth/auth-frame";
import { VerifyEmailForm } from "~/features/auth/verify-email-form";
import { pageMeta } from "~/lib/page-meta";
import { useShop } from "~/lib/shop";
import { NotFound } from "~/ui/not-found";
import type { Route } from "./+types/verify-email";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, "Confirm your address", "Confirm that this address is yours."),
  // The link in the address must not travel on to other sites.
  { name: "referrer", content: "no-referrer" },
];

export default function VerifyEmailPage() {
  const [search] = useSearchParams();
  const token = search.get("token");
  if (!useShop().passwordReset || !token) return <NotFound />;
  return (
    <AuthFrame title="Confirm Your Address" lead="One press, and we know that our messages reach you.">
      <VerifyEmailForm token={token} />
    </AuthFrame>
  );
}
