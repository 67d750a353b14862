import { dayRangeText } from "@larkwood/domain";
import { WithQueries } from "~/lib/api/with-queries";
import { deliveryPriceText } from "~/lib/shop/deliver-to";
import { DeliveryNote } from "~/lib/shop/delivery-note";
import { type EstimatedItems, useDeliveryEstimate } from "~/lib/shop/use-delivery-estimate";

/** The dates and price of delivery to the visitor's country; without one, the dates that the shop promises to all. */
export function DeliveryText(estimated: EstimatedItems) {
  return (
    <WithQueries>
      <Estimate {...estimated} />
    </WithQueries>
  );
}

function Estimate(estimated: EstimatedItems) {
  const estimate = useDeliveryEstimate(estimated);
  if (!estimate) return <DeliveryNote />;
  const { delivery, country } = estimate;
  if (!delivery) return `Not to ${country}`;
  return `${dayRangeText(delivery.from, delivery.to)} to ${country} · ${deliveryPriceText(delivery.price)}`;
}
