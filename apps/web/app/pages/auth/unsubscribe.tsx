import { AuthFrame } from "~/features/account/auth/auth-frame";
import { UnsubscribeForm } from "~/features/account/auth/unsubscribe-form";
import { pageMeta } from "~/lib/shop/page-meta";
import type { Route } from "./+types/unsubscribe";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, "Unsubscribe", "End the emails that you can do without."),
  { name: "robots", content: "noindex" },
  // Do not leak the token in the URL to other sites.
  { name: "referrer", content: "no-referrer" },
];

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

/** Where the link of an email leads that customers can do without. Works without signing in. */
export default function UnsubscribePage({ loaderData: { token } }: Route.ComponentProps) {
  return (
    <AuthFrame
      title="Unsubscribe"
      lead="Click below to get no more newsletters, invitations, reminders and news about your wishlist."
    >
      <UnsubscribeForm token={token} />
    </AuthFrame>
  );
}
