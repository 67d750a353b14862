import { useState } from "react";
import { Link } from "react-router";
import { withReturn } from "~/lib/account/return-path";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";
import { Button } from "~/ui/button";
import { linkButtonStyle } from "~/ui/button-style";

type State = "idle" | "busy" | "watching" | "there" | "unverified" | "failed";

type TellWhenBackProps = { productId: string; variantId: string | undefined };

const loadWatch = () => import("./watch-stock");
const LABEL = "Tell me when it is back";

/** Sold out: one message to whoever wants it, at the address of their account. */
export function BackInStockForm({ productId, variantId }: TellWhenBackProps) {
  const [state, setState] = useState<State>("idle");
  const address = variantId ? paths.variant(productId, variantId) : paths.product(productId);
  const signedIn = useSession(({ status }) => status === "signed-in");

  const ask = async () => {
    setState("busy");
    const answer = await loadWatch().then(
      ({ watchStock }) => watchStock(productId, variantId),
      () => "failed" as const,
    );
    setState(answer);
  };

  return (
    <div className="mt-4">
      {signedIn ? (
        <Button
          variant="outline"
          className="w-full"
          aria-disabled={state === "busy" || state === "watching"}
          onClick={() => state !== "busy" && state !== "watching" && ask()}
        >
          {LABEL}
        </Button>
      ) : (
        <Link to={withReturn(paths.signIn, address)} className={`${linkButtonStyle("outline")} w-full`}>
          {LABEL}
        </Link>
      )}
      <p aria-live="polite" className="mt-3 text-sm text-ink-soft empty:hidden">
        {textOf(state)}
      </p>
    </div>
  );
}

function textOf(state: State) {
  if (state === "watching") return "We write to you once, as soon as it is back.";
  if (state === "there") return "It is back already: load the page again to buy it.";
  if (state === "failed") return "That did not work. Try again in a moment.";
  if (state !== "unverified") return "";
  return (
    <>
      Confirm your email address first, on the page{" "}
      <Link to={paths.settings} className="link">
        Settings
      </Link>
      .
    </>
  );
}
