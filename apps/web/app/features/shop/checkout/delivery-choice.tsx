import type { Quote } from "@larkwood/contract";
import { deliveryDatesText } from "@larkwood/domain";
import { formatPrice } from "~/lib/format/money";
import { undeliverableText } from "~/lib/shop/undeliverable-text";

type DeliveryChoiceProps = {
  country: string;
  /** Absent until the country is known. */
  quote: Pick<Quote, "deliveries" | "deliverable"> | undefined;
  chosen: string | undefined;
  onChoose: (name: string) => void;
};

/** The delivery options, each with its dates and price. */
export function DeliveryChoice({ country, quote, chosen, onChoose }: DeliveryChoiceProps) {
  const deliveries = quote?.deliveries ?? [];
  if (quote && !quote.deliverable && country.trim())
    return (
      <p role="alert" className="mt-10 border-l-2 border-danger bg-danger-wash p-4 text-sm">
        {undeliverableText(country)}
      </p>
    );
  if (deliveries.length === 0) return null;
  return (
    <fieldset className="mt-12">
      <legend className="font-serif text-xl">Delivery</legend>
      <div className="mt-4 divide-y divide-hairline border-y border-hairline">
        {deliveries.map(({ name, price, ...days }) => (
          <label key={name} className="flex cursor-pointer items-start gap-4 py-4 text-sm">
            <input
              type="radio"
              name="delivery"
              value={name}
              checked={chosen === name}
              onChange={() => onChoose(name)}
              className="mt-0.5 size-4 shrink-0 accent-clay"
            />
            <span className="min-w-0 flex-1">
              <span className="block break-words">{name}</span>
              <span className="text-ink-soft">{deliveryDatesText(days)}</span>
            </span>
            <span className="shrink-0 tabular-nums">{price > 0 ? formatPrice(price) : "Free"}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
