import type { LegalText } from "./legal-text";

export const terms: LegalText = {
  title: "Terms & Conditions",
  lead: "What you may expect of {shop} when you buy something here, and what we expect of you. Rights that the law of your country gives you stand above every sentence on this page.",
  sections: [
    {
      title: "Who sells, and to whom",
      paragraphs: [
        "The seller is {shop}, reachable at the email address and telephone number at the foot of every page.",
        "You may order when you are of age and have an account with us. Keep your password to yourself: what is ordered with it counts as ordered by you, unless somebody took it without your fault.",
      ],
    },
    {
      title: "Products and their pictures",
      paragraphs: [
        "Wood grows and cloth is woven: grain, shade and weave differ a little from piece to piece and from screen to screen. Such differences are not defects. Measures are given as exactly as furniture can be measured, within one centimetre.",
        "What is shown as out of stock cannot be ordered until it is back. We promise no date for it.",
      ],
    },
    {
      title: "How an order comes about",
      paragraphs: [
        "The cart and the checkout are an invitation. With the button “Place Order” you make an offer at the total that stands on it. Should a price have changed since you saw it, nothing is ordered: you are shown the new total and asked again.",
        "We confirm by email that your order has arrived. The contract is made when the order is confirmed, at the latest when it leaves our house. Until then you can cancel it yourself, without a reason, on the page of the order.",
      ],
    },
    {
      title: "Prices and payment",
      paragraphs: [
        "Prices are final prices in US dollars. Shipping is free.",
        "You pay in one of the ways that the checkout offers. By bank transfer, please pay within seven days and name the number of your order; an order that is not paid by then is cancelled and its pieces go back on the shelf. When you pay on delivery, the driver takes cards and cash.",
        "A coupon counts once, for the order in which it is entered, and is not paid out.",
      ],
    },
    {
      title: "Delivery",
      paragraphs: [
        "Delivery takes up to six days from the order and is announced beforehand. Two people bring your furniture into the room that you name, if stairs, doors and lift allow it. Please measure them first; we are glad to help.",
        "If nobody is there on the agreed day, we agree on another one. From the moment you receive a piece, you bear the risk of what happens to it.",
        "Until it is paid, what we deliver remains ours.",
      ],
    },
    {
      title: "Returns and defects",
      paragraphs: [
        "You may send back what you bought within a hundred days, as the page on returns describes. Your right of withdrawal under the law of your country is contained in this and not shortened by it.",
        "For defects we are liable as the law says, for at least two years. Tell us what is wrong, with a photograph if you can. We repair, replace or take back, whichever serves you best; costs of transport are ours.",
      ],
    },
    {
      title: "Liability",
      paragraphs: [
        "We are liable without limit for harm to life, body and health, for intent and gross negligence. For slight negligence we are liable only where a duty was broken that the purchase depends on, and then for the damage that could be foreseen.",
      ],
    },
    {
      title: "Your account and the end of it",
      paragraphs: [
        "You may delete your account at any time in its settings. Open orders are still delivered. We may close an account that is used to harm others or the shop, and say why.",
      ],
    },
    {
      title: "Last words",
      paragraphs: [
        "The law of the country in which {shop} has its seat applies, without taking from you the protection of the country you live in. If one sentence of these terms should not hold, the others do.",
        "We may change these terms for the future. The ones that you agreed to when you ordered apply to your order.",
      ],
    },
  ],
};
