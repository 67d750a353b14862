import { deliveryDatesText } from "@larkwood/domain";
import { AT_CHECKOUT } from "~/lib/format/order-amounts";
import { deliveryPriceText } from "~/lib/shop/deliver-to";
import { type EstimatedItems, useDeliveryEstimate } from "~/lib/shop/use-delivery-estimate";
import { DeliveryNote } from "./delivery-note";

/** The dates of delivery to the visitor's country; without one, the dates that the shop promises to all. */
export function EstimatedDates(estimated: EstimatedItems) {
  const delivery = useDeliveryEstimate(estimated)?.delivery;
  return delivery ? <span className="tabular-nums">{deliveryDatesText(delivery)}</span> : <DeliveryNote />;
}

/** The price of delivery to the visitor's country. */
export function EstimatedPrice(estimated: EstimatedItems) {
  const delivery = useDeliveryEstimate(estimated)?.delivery;
  return delivery ? deliveryPriceText(delivery.price) : AT_CHECKOUT;
}
