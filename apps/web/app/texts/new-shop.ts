import type { DeliveryPromise } from "@larkwood/contract";
import { deliveryTexts } from "./delivery-texts";

/** Default texts of a shop without demo content: true of any shop. `{shop}` stands for its name. */
export function newShopTexts(promise: DeliveryPromise | null) {
  const { sentence, service } = deliveryTexts(promise);
  return {
    home: {
      title: "Products",
      description: `See everything that {shop} sells. ${sentence}`,
      headline: "Welcome to {shop}",
      newsletter: { title: "Our newsletter", text: "News about our products. We never share your email." },
    },
    about: {
      title: "About {shop}",
      lead: "What you find here, and how to reach us.",
      chapters: [],
      principles: [
        { title: "Our products", text: "Each product page shows pictures, the price and what is in stock." },
        { title: "Delivery", text: sentence },
        { title: "Questions", text: "Ask us about a product or an order." },
      ],
    },
    services: {
      title: "Our services",
      lead: "What you can expect when you order from {shop}.",
      services: [
        service,
        {
          title: "Your orders",
          text: "In your account you see every order and its delivery, and you can ask for a return.",
        },
        { title: "Questions", text: "Ask us about a product or an order." },
      ],
      questions: [],
    },
  };
}
