import type { ShopInfo } from "@larkwood/contract";
import type { DeliveryTexts } from "./delivery-texts";
import type { LegalText } from "./legal-text";

export const termsTitle = "Terms & Conditions";

export type TermsShop = Pick<ShopInfo, "trading" | "currency" | "guestCheckout" | "contact">;

function reachText({ email, phone }: TermsShop["contact"]): string {
  const ways = [email && "email address", phone && "phone number"].filter(Boolean).join(" and ");
  return ways
    ? `You can reach us at the ${ways} at the bottom of every page.`
    : "You can reach us on the Contact page.";
}

/** What depends on the settings of a trading shop. */
const BY_MODE = {
  showroom: {
    customers: "You can order if you are of legal age and have an account with us. Keep your password secret",
    prices: "Prices are final prices in US dollars.",
    transfer: "please pay within seven days",
  },
  trading: ({ currency, guestCheckout }: TermsShop) => ({
    customers: guestCheckout
      ? "You can order if you are of legal age, with or without an account. Keep the password of an account secret"
      : "You can order if you are of legal age and have an account with us. Keep your password secret",
    prices: `Prices are in ${currency}. The checkout shows the total with tax before you order.`,
    transfer: "please pay by the date that the page of your order names",
  }),
};

/** Default text of the Terms page, with what the shop says about delivery and what its settings say. */
export function termsWith(texts: DeliveryTexts["terms"], shop: TermsShop): LegalText {
  const { customers, prices, transfer } = shop.trading ? BY_MODE.trading(shop) : BY_MODE.showroom;
  return termsOf(texts, { customers, prices, transfer, reach: reachText(shop.contact) });
}

type Facts = Record<"customers" | "prices" | "transfer" | "reach", string>;

const termsOf = (texts: DeliveryTexts["terms"], facts: Facts): LegalText => ({
  title: termsTitle,
  lead: "What you can expect from {shop} when you buy something here, and what we expect from you. Your rights under the law of your country take precedence over everything on this page.",
  sections: [
    {
      title: "Seller and customers",
      paragraphs: [
        `The seller is {shop}. ${facts.reach}`,
        `${facts.customers}: an order placed with it counts as yours, unless someone obtained the password through no fault of your own.`,
      ],
    },
    {
      title: "Products and their pictures",
      paragraphs: [
        "Wood and fabric are natural materials: grain, shade and weave differ a little from piece to piece and from screen to screen. Such differences are not defects. Dimensions are accurate to within one centimetre.",
        "You can't order an item that is out of stock until it is back. We can't promise a date.",
      ],
    },
    {
      title: "How ordering works",
      paragraphs: [
        "The cart and the checkout are an invitation to order. With the button “Place Order” you make an offer at the total shown on it. If a price has changed since you saw it, nothing is ordered: we show you the new total and ask you again.",
        "We confirm by email that we have received your order. The contract is made when we confirm the order, or at the latest when it ships. Until then you can cancel it yourself, without giving a reason, on the order's page.",
      ],
    },
    {
      title: "Prices and payment",
      paragraphs: [
        `${facts.prices} ${texts.price}`,
        `You pay with one of the payment methods offered at the checkout. If you pay by bank transfer, ${facts.transfer} and give your order number as the reference. We cancel orders that are not paid by then. If you pay on delivery, the driver accepts cards and cash.`,
        "A coupon can be used once, for the order in which you enter it. It can't be exchanged for cash.",
      ],
    },
    {
      title: "Delivery",
      paragraphs: [
        texts.delivery,
        "If nobody is at home on the agreed day, we agree on another one. The risk passes to you when you receive a piece.",
        "The goods remain our property until you have paid for them.",
      ],
    },
    {
      title: "Returns and defects",
      paragraphs: [
        "You can return what you bought within a hundred days, as described on the Returns page. This includes your right of withdrawal under the law of your country and does not limit it.",
        "We are liable for defects as required by law, for at least two years. Tell us what is wrong, with a photo if you can. We'll repair it, replace it or take it back, whichever suits you best. We pay for transport.",
      ],
    },
    {
      title: "Liability",
      paragraphs: [
        "We are liable without limit for injury to life, body or health, for intent and for gross negligence. For slight negligence, we are liable only if we breach an essential duty of the contract, and only for foreseeable damage.",
      ],
    },
    {
      title: "Closing your account",
      paragraphs: [
        "You can delete your account at any time in Settings. We still deliver open orders. We may close an account that is used to harm others or the shop, and will tell you why.",
      ],
    },
    {
      title: "Final provisions",
      paragraphs: [
        "The law of the country where {shop} is based applies. You keep the protection of the law of the country you live in. If one part of these terms is invalid, the rest still applies.",
        "We may change these terms for future orders. The terms you agreed to when you ordered apply to your order.",
      ],
    },
  ],
});
