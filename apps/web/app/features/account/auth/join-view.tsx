import { ApiError, type ReceivedInvitation } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { withReturnPath } from "~/lib/account/return-path";
import { signOut } from "~/lib/account/session-lifecycle";
import { useCurrentUser } from "~/lib/account/use-current-user";
import { api } from "~/lib/api/api";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";
import { useShop } from "~/lib/shop/shop";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { Spinner } from "~/ui/spinner";
import { AcceptForm } from "./accept-form";
import { AuthFrame } from "./auth-frame";
import { useInvitationToken } from "./invitation-token";
import { JoinForm } from "./join-form";

/** The page of an invitation link: a new account joins with a form, an existing one by signing in. */
export function JoinView() {
  const token = useInvitationToken();
  const { name } = useShop();
  const status = useSession((state) => state.status);
  const query = useQuery({
    queryKey: ["invitation", token],
    queryFn: async ({ signal }) =>
      (await api("readInvitation", { body: { token: token ?? "" }, signal })).data,
    enabled: Boolean(token),
    retry: false,
  });
  const invitation = query.data;
  if (token === null || status === "unknown" || query.isLoading) return <Spinner className="min-h-dvh" />;
  if (!invitation || query.isError) {
    const isOffline = query.error !== null && !(query.error instanceof ApiError && query.error.status < 500);
    return <Unusable canRetry={isOffline} onRetry={() => void query.refetch()} />;
  }
  const reread = () => void query.refetch();
  return (
    <AuthFrame title="Join the team" lead={`${name} invites you with the role ${invitation.roleName}.`}>
      <p className="pb-7 text-sm wrap-anywhere">
        This invitation is for <strong className="font-medium">{invitation.email}</strong>.
      </p>
      {status === "signed-in" ? (
        <SignedIn invitation={invitation}>
          <AcceptForm token={token} onRefused={reread} />
        </SignedIn>
      ) : invitation.hasAccount ? (
        <div className="grid gap-6">
          <p>You already have an account. Sign in to accept the invitation.</p>
          <LinkButton to={withReturnPath(paths.signIn, paths.join)} className="w-full">
            Sign in
          </LinkButton>
        </div>
      ) : (
        <JoinForm token={token} email={invitation.email} onRefused={reread} />
      )}
    </AuthFrame>
  );
}

type SignedInProps = { invitation: ReceivedInvitation; children: ReactNode };

/** The children for the invited account. Any other account must sign out first. */
function SignedIn({ invitation: { email }, children }: SignedInProps) {
  const { data: user, isError } = useCurrentUser();
  if (!user && !isError) return <Spinner />;
  if (user?.email.toLowerCase() === email.toLowerCase()) return children;
  return (
    <div className="grid gap-6">
      <p className="wrap-anywhere">
        You're signed in as {user?.email ?? "someone else"}. Sign out to use this invitation.
      </p>
      <Button className="w-full" onClick={() => void signOut()}>
        Sign out
      </Button>
    </div>
  );
}

function Unusable({ canRetry, onRetry }: { canRetry: boolean; onRetry: () => void }) {
  if (canRetry)
    return (
      <AuthFrame title="Join the team" lead="We couldn't load the invitation.">
        <Button onClick={onRetry}>Try again</Button>
      </AuthFrame>
    );
  return (
    <AuthFrame
      title="Invitation not found"
      lead="It has expired, was revoked or was already used. Ask for a new one."
    >
      <LinkButton to={paths.signIn} variant="outline">
        Sign in
      </LinkButton>
    </AuthFrame>
  );
}
