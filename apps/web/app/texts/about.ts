import type { ShopInfo } from "@larkwood/contract";
import { newShopTexts } from "./new-shop";

interface AboutTexts {
  title: string;
  lead: string;
  chapters: readonly { year: string; title: string; paragraphs: readonly string[] }[];
  principles: readonly { title: string; text: string }[];
}

/** Default text of the About us page; `{shop}` stands for the shop's name. */
export const aboutTexts = ({
  demo,
  deliveryPromise,
}: Pick<ShopInfo, "demo" | "deliveryPromise">): AboutTexts =>
  demo ? DEMO : newShopTexts(deliveryPromise).about;

const DEMO: AboutTexts = {
  title: "A personal project about furniture made to last",
  lead: "One table, one notebook and many evenings: how {shop} came to be.",
  chapters: [
    {
      year: "The table",
      title: "It began in a rented kitchen",
      paragraphs: [
        "The first piece was not meant to be sold. It was a table for a kitchen with a crooked floor, drawn on baking paper on three winter evenings, because everything in the shops was either too large or would not last the lease.",
        "The table is still there. It has been moved four times, sanded twice, and has yet to wobble.",
      ],
    },
    {
      year: "The list",
      title: "Friends asked, so there was a list",
      paragraphs: [
        "A bench for a hall, a bed without a headboard, a lamp to read by. Each got one page in a notebook: what it is for, what it is made of, what it must never do. If a piece couldn't fill its page, it wasn't made.",
      ],
    },
    {
      year: "The shop",
      title: "Then the shop became the project",
      paragraphs: [
        "An online shop should be like good furniture: sturdy, clear at first sight and just as good after years of use. So this one was built by hand too, evening by evening: the catalogue, the cart, the pictures, the page you are reading.",
        "It remains a personal project, made to find out how good a small shop can be when nobody is in a hurry. If you like it here, it has done its job.",
      ],
    },
  ],

  principles: [
    { title: "Few materials", text: "Oak, walnut, wool, linen, steel, stone. We only use what ages well." },
    {
      title: "Honest pictures",
      text: "Every picture is drawn from the plans, accurate to the centimetre. The size you see is the real size.",
    },
    {
      title: "Repair first",
      text: "We use screws instead of glue where a part may wear out. We'd rather replace a leg than a table.",
    },
  ],
};
