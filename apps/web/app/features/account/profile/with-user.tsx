import type { User } from "@larkwood/contract";
import type { ReactNode } from "react";
import { useCurrentUser } from "~/lib/account/use-current-user";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Spinner } from "~/ui/spinner";

/** Loads the signed-in user, with a retry button on failure. */
export function WithUser({ children }: { children: (user: User) => ReactNode }) {
  const { data, isPending, refetch } = useCurrentUser();
  if (data) return children(data);
  if (isPending) return <Spinner />;
  return (
    <EmptyState title="We couldn't load your details.">
      <Button variant="outline" onClick={() => void refetch()}>
        Try again
      </Button>
    </EmptyState>
  );
}
