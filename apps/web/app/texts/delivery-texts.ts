import type { DeliveryPromise } from "@larkwood/contract";
import { deliveryDaysText, deliveryPlaceText, deliveryPromiseText } from "@larkwood/domain";

/** Texts about delivery. The showroom has those of the specification, a trading shop what its settings promise. */
export interface DeliveryTexts {
  sentence: string;
  /** Entry of the Services page. */
  service: { title: string; text: string };
  /** Follows a list of what the shop sells. */
  inPassing: string;
  /** Paragraphs of the Terms page. */
  terms: { price: string; delivery: string };
}

const SHOWROOM: DeliveryTexts = {
  sentence: "Free delivery within six days, to the room you choose.",
  service: {
    title: "Free delivery, within six days",
    text: "Delivery is free for every order, from a candle to a corner sofa. Two people carry it to the room you choose, not just to the kerb.",
  },
  inPassing: "delivered free within six days",
  terms: {
    price: "Shipping is free.",
    delivery:
      "Delivery takes up to six days from your order, and we tell you beforehand. Two people carry your furniture to the room you choose, if the stairs, doors and lift allow it. Please measure them first; we're happy to help.",
  },
};

const BY_KIND = {
  parcel: "We bring it to your door.",
  two_man: "Two people carry it to the room you choose, not just to the kerb.",
} as const;

export function deliveryTexts(promise: DeliveryPromise | null): DeliveryTexts {
  if (!promise) return SHOWROOM;
  const { isFree, kind } = promise;
  const days = deliveryDaysText(promise);
  const sentence = deliveryPromiseText(promise);
  const price = isFree
    ? "Delivery is free for every order."
    : "The checkout shows the price before you order.";
  const place = deliveryPlaceText(kind);
  return {
    sentence,
    service: {
      title: `${isFree ? "Free delivery" : "Delivery"} ${days}`,
      text: [price, kind ? BY_KIND[kind] : ""].filter(Boolean).join(" "),
    },
    inPassing: `delivered ${isFree ? "free " : ""}${days}`,
    terms: {
      price: isFree ? "Shipping is free." : "The checkout shows the price of shipping before you order.",
      delivery: `We deliver ${[days, place].filter(Boolean).join(", ")}, counted from your order, and tell you beforehand.`,
    },
  };
}
