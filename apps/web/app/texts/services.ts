import type { ShopInfo } from "@larkwood/contract";
import { deliveryTexts } from "./delivery-texts";
import { newShopTexts } from "./new-shop";

/** The service with a link to the order of samples. */
export const SAMPLES_TITLE = "Fabric and wood samples";

interface ServicesTexts {
  title: string;
  lead: string;
  services: readonly { title: string; text: string }[];
  questions: readonly { question: string; answer: string }[];
}

/** Default text of the Services page, with delivery first; `{shop}` stands for the shop's name. */
export function servicesTexts({
  demo,
  deliveryPromise,
}: Pick<ShopInfo, "demo" | "deliveryPromise">): ServicesTexts {
  if (!demo) return newShopTexts(deliveryPromise).services;
  return { ...DEMO, services: [deliveryTexts(deliveryPromise).service, ...DEMO.services] };
}

const DEMO: ServicesTexts = {
  title: "Delivery, assembly and care",
  lead: "What we do for you before, on and long after the day of delivery.",
  services: [
    {
      title: "Assembly and take-back",
      text: "We put it together and take away the packaging. If you like, we take your old furniture too and pass it on to someone who needs it.",
    },
    {
      title: "Room planning",
      text: "Send us a sketch with three measurements and a photo that shows the light. We'll send you a plan of the room with our pieces in it, to scale.",
    },
    {
      title: SAMPLES_TITLE,
      text: "We'll post you up to five samples, free and yours to keep. Colours look different at home than on a screen.",
    },
    {
      title: "Repair and spare parts",
      text: "Legs, covers, hinges and slats stay available for ten years after we stop selling a piece. Most repairs need one screwdriver and an hour.",
    },
    {
      title: "For offices and small hotels",
      text: "If you order ten pieces or more, one person looks after everything: drawings, dates and a follow-up visit after a month.",
    },
  ],

  questions: [
    {
      question: "Can I return something?",
      answer:
        "Yes, within a hundred days. Sit on it, sleep on it, live with it. If it isn't right, we'll collect it.",
    },
    {
      question: "How do I look after oiled wood?",
      answer:
        "Wipe it with a damp cloth every week and oil it once a year. You can sand out rings and scratches, which is why we use oil, not varnish.",
    },
    {
      question: "Can I change the fabric?",
      answer:
        "Yes, for sofas, armchairs and dining chairs. Ask for samples first, then tell us the number on the back.",
    },
  ],
};
