import { DEFAULT_HOME, type HomePage, type ShopInfo } from "@larkwood/contract";
import { deliveryTexts } from "~/texts/delivery-texts";
import { newShopTexts } from "~/texts/new-shop";

interface Section {
  title: string;
  text: string;
}

export interface HomeTexts {
  title: string;
  description: string;
  newsletter: Section;
  /** What the page shows; null if a shop without demo content has not made its own yet. */
  home: HomePage | null;
  /** Opening of a shop without a page of its own. */
  welcome: Section;
}

/** The texts of the home page. `own` is the page that the owner made; null for none. */
export function homeTexts(
  { demo, name, deliveryPromise }: Pick<ShopInfo, "demo" | "name" | "deliveryPromise">,
  own: HomePage | null,
): HomeTexts {
  const { sentence, inPassing } = deliveryTexts(deliveryPromise);
  const { home } = newShopTexts(deliveryPromise);
  const withName = (text: string) => text.replace("{shop}", name);
  const welcome = { title: withName(home.headline), text: sentence };
  if (!demo)
    return {
      title: home.title,
      description: withName(home.description),
      newsletter: home.newsletter,
      home: own,
      welcome,
    };
  return {
    title: "Furniture and home goods",
    description: `Sofas, beds, tables and lamps of solid wood, wool and linen. Designed in a small studio, ${inPassing}.`,
    newsletter: {
      title: "Our newsletter, four times a year",
      text: "New pieces, room ideas and care tips. We never share your email.",
    },
    home: own ?? DEFAULT_HOME,
    welcome,
  };
}
