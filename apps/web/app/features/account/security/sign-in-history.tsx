import type { SignInAttempt } from "@larkwood/contract";
import { formatMoment } from "~/lib/format/format";
import { Badge, type BadgeTone } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Spinner } from "~/ui/spinner";
import { useSignIns } from "./use-security";

const outcomes: Record<SignInAttempt["outcome"], { tone: BadgeTone; text: string }> = {
  signed_in: { tone: "green", text: "Signed in" },
  wrong_password: { tone: "orange", text: "Wrong password" },
  wrong_code: { tone: "red", text: "Wrong code" },
};

/** Recent sign-in attempts on the user's account. */
export function SignInHistory() {
  const { data: attempts, isPending, refetch } = useSignIns();
  if (isPending) return <Spinner className="py-6" />;
  if (!attempts) {
    return (
      <Button variant="outline" size="sm" onClick={() => void refetch()}>
        Try again
      </Button>
    );
  }
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {attempts.map(({ id, at, address, device, outcome }) => (
        <li key={id} className="flex items-center justify-between gap-3 py-3 text-sm">
          <div className="min-w-0">
            <p className="break-words">{device}</p>
            <p className="text-xs text-ink-soft tabular-nums">
              {formatMoment(at)} · {address}
            </p>
          </div>
          <Badge tone={outcomes[outcome].tone}>{outcomes[outcome].text}</Badge>
        </li>
      ))}
    </ul>
  );
}
