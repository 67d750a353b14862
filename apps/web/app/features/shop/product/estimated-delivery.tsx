import { deliveryDatesText } from "@larkwood/domain";
import { WithQueries } from "~/lib/api/with-queries";
import { DeliverTo, deliveryPriceText } from "~/lib/shop/deliver-to";
import { AT_CHECKOUT, DeliveryNote } from "~/lib/shop/delivery-note";
import { type EstimatedItems, useDeliveryEstimate } from "~/lib/shop/use-delivery-estimate";

/** The dates of delivery to the visitor's country; without one, the dates that the shop promises to all. */
export function EstimatedDates(estimated: EstimatedItems) {
  return (
    <WithQueries>
      <Dates {...estimated} />
    </WithQueries>
  );
}

/** The price of delivery to the visitor's country. */
export function EstimatedPrice(estimated: EstimatedItems) {
  return (
    <WithQueries>
      <Price {...estimated} />
    </WithQueries>
  );
}

/** The delivery to the visitor's country, with a choice of the country. */
export function DeliverProductTo(estimated: EstimatedItems) {
  return (
    <WithQueries>
      <DeliverTo {...estimated} />
    </WithQueries>
  );
}

function Dates(estimated: EstimatedItems) {
  const delivery = useDeliveryEstimate(estimated)?.delivery;
  return delivery ? <span className="tabular-nums">{deliveryDatesText(delivery)}</span> : <DeliveryNote />;
}

function Price(estimated: EstimatedItems) {
  const delivery = useDeliveryEstimate(estimated)?.delivery;
  return delivery ? deliveryPriceText(delivery.price) : AT_CHECKOUT;
}
