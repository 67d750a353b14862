import { useState } from "react";
import { Link } from "react-router";
import { withReturnPath } from "~/lib/account/return-path";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";
import { Button } from "~/ui/button";
import { linkButtonStyle } from "~/ui/button-style";

type State = "idle" | "busy" | "watching" | "in-stock" | "unverified" | "failed";

type BackInStockFormProps = { productId: string; variantId: string | undefined };

const loadWatchStock = () => import("./watch-stock");
const LABEL = "Notify me when it's back";

/** Subscribes to one email when a sold-out product is back in stock. */
export function BackInStockForm({ productId, variantId }: BackInStockFormProps) {
  const [state, setState] = useState<State>("idle");
  const url = variantId ? paths.variant(productId, variantId) : paths.product(productId);
  const signedIn = useSession(({ status }) => status === "signed-in");

  const subscribe = async () => {
    setState("busy");
    const result = await loadWatchStock().then(
      ({ watchStock }) => watchStock(productId, variantId),
      () => "failed" as const,
    );
    setState(result);
  };

  return (
    <>
      {signedIn ? (
        <Button
          variant="outline"
          className="w-full"
          aria-disabled={state === "busy" || state === "watching"}
          onClick={() => state !== "busy" && state !== "watching" && subscribe()}
        >
          {LABEL}
        </Button>
      ) : (
        <Link to={withReturnPath(paths.signIn, url)} className={`${linkButtonStyle("outline")} w-full`}>
          {LABEL}
        </Link>
      )}
      <p aria-live="polite" className="mt-3 text-sm text-ink-soft empty:hidden">
        {textOf(state)}
      </p>
    </>
  );
}

function textOf(state: State) {
  if (state === "watching") return "We'll email you when it's back in stock.";
  if (state === "in-stock") return "It's back in stock. Reload the page to buy it.";
  if (state === "failed") return "Something went wrong. Please try again shortly.";
  if (state !== "unverified") return "";
  return (
    <>
      First confirm your email address in{" "}
      <Link to={paths.settings} className="link">
        Settings
      </Link>
      .
    </>
  );
}
