import type { Dispute } from "@larkwood/contract";
import { formatDay } from "~/lib/format/format";
import { formatSum } from "~/lib/format/money";

const titles: Record<Dispute["state"], string> = {
  open: "Disputed by the customer's bank",
  won: "Dispute won",
  lost: "Dispute lost",
};

/** Status of a dispute, and what the shop has to do. */
export function DisputeNote({ dispute }: { dispute: Dispute }) {
  const { state, amount, reason, respondBy } = dispute;
  return (
    <p
      className={`mb-3 border-l-2 p-3 ${state === "won" ? "border-hairline-strong bg-linen" : "border-warning bg-warning-wash"}`}
    >
      <span className="block font-medium">
        {titles[state]}: {formatSum(amount)}
      </span>
      {reason ? <span className="block">Reason: {reason.replaceAll("_", " ")}.</span> : null}
      {state === "open"
        ? `Respond on the payment provider's website${respondBy ? ` by ${formatDay(respondBy)}` : ""}.`
        : null}
      {state === "lost" ? "The money was returned to the customer and is recorded as a refund." : null}
    </p>
  );
}
