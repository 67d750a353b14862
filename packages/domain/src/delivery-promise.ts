import {
  DELIVERY_DAYS,
  type DeliveryPromise,
  type OrderDeliveryKind,
  type ShippingRules,
} from "@larkwood/contract";

/** A shop without zones delivers everything free. */
const DEFAULT_PROMISE: DeliveryPromise = {
  fromDays: 0,
  toDays: DELIVERY_DAYS,
  isFree: true,
  kind: null,
};

/** The promise that holds for every zone and shipping method. */
export function deliveryPromise({ zones }: Pick<ShippingRules, "zones">): DeliveryPromise {
  const methods = zones.flatMap(({ options }) => options);
  const [first] = methods;
  if (!first) return DEFAULT_PROMISE;
  return {
    fromDays: Math.min(...methods.map(({ fromDays }) => fromDays)),
    toDays: Math.max(...methods.map(({ toDays }) => toDays)),
    isFree: methods.every(
      ({ price, weights = [] }) => price === 0 && weights.every((tier) => tier.price === 0),
    ),
    kind: methods.every(({ kind }) => kind === first.kind) ? first.kind : null,
  };
}

type Days = Pick<DeliveryPromise, "fromDays" | "toDays">;

const inDays = (days: number) => (days === 1 ? "1 day" : `${days} days`);

/** `within 6 days`, `in 2–5 days`. */
export function deliveryDaysText({ fromDays, toDays }: Days): string {
  if (toDays === 0) return "on the same day";
  if (fromDays === toDays) return `in ${inDays(toDays)}`;
  return fromDays === 0 ? `within ${inDays(toDays)}` : `in ${fromDays}–${inDays(toDays)}`;
}

const PLACES: Record<OrderDeliveryKind, string> = {
  parcel: "to your door",
  letter: "to your letter box",
  two_man: "to the room you choose",
};

/** Where the goods are brought; empty if that is not known. */
export const deliveryPlaceText = (kind: OrderDeliveryKind | null) => (kind ? PLACES[kind] : "");

/** `Free delivery within 6 days, to the room you choose.` */
export function deliveryPromiseText(promise: DeliveryPromise): string {
  const what = `${promise.isFree ? "Free delivery" : "Delivery"} ${deliveryDaysText(promise)}`;
  return `${[what, deliveryPlaceText(promise.kind)].filter(Boolean).join(", ")}.`;
}
