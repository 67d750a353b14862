import type { DeliveryEstimate } from "@larkwood/contract";
import { dayRangeText } from "@larkwood/domain";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { useSignInPath } from "~/lib/account/return-path";
import { formatPrice } from "~/lib/format/money";
import { useSession } from "~/lib/session/session";
import { useLoaded } from "~/ui/use-loaded";
import { useShop } from "./shop";
import { undeliverableText } from "./undeliverable-text";
import { type EstimatedItems, useDeliveryEstimate, useMayEstimate } from "./use-delivery-estimate";

// The list of countries is needed only to choose one.
const loadChoice = () => import("./country-choice");

export const deliveryPriceText = (price: number) => (price > 0 ? formatPrice(price) : "Free");

function estimateText({ country, delivery }: DeliveryEstimate): string {
  if (!delivery) return undeliverableText(country);
  return `Delivered to ${country} ${dayRangeText(delivery.from, delivery.to)} · ${deliveryPriceText(delivery.price)}`;
}

/** When the items arrive in the visitor's country and what their delivery costs, with a choice of the country. */
export function DeliverTo(estimated: EstimatedItems) {
  const mayEstimate = useMayEstimate();
  const { trading } = useShop();
  const isSignedOut = useSession(({ status }) => status === "signed-out");
  if (mayEstimate) return <Estimate {...estimated} />;
  return trading && isSignedOut ? <SignInForEstimate /> : null;
}

/** In a catalogue of members only they get an estimate. */
function SignInForEstimate() {
  return (
    <p className="flex min-h-17 items-end text-sm">
      <Link to={useSignInPath()} className="link py-2">
        Sign in to see delivery to your country
      </Link>
    </p>
  );
}

function Estimate(estimated: EstimatedItems) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const choice = useLoaded(loadChoice, isOpen);
  const estimate = useDeliveryEstimate(estimated);
  const faster = estimate?.faster;
  return (
    // At the bottom of the reserved space, so that the button stays in place when the estimate arrives.
    <div className="flex min-h-17 flex-col justify-end gap-1.5 text-sm">
      <p role="status" className="empty:hidden">
        {estimate ? estimateText(estimate) : null}
      </p>
      <p className="flex flex-wrap items-center gap-x-5">
        {faster ? (
          <span className="text-ink-soft">
            Or {dayRangeText(faster.from, faster.to)} for {deliveryPriceText(faster.price)}
          </span>
        ) : null}
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="link py-2"
        >
          {estimate ? "Change country" : "See delivery to your country"}
        </button>
      </p>
      {isOpen && choice ? (
        <choice.CountryChoice
          onClose={({ isDone }) => {
            setIsOpen(false);
            if (isDone) button.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}
