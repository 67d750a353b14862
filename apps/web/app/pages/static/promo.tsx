import { Newsletter } from "~/features/newsletter/newsletter";
import { bigShoes } from "~/features/promo/landing-data";
import { PopularProducts } from "~/features/promo/popular-products";
import { PromoAbout, SpecialOffer } from "~/features/promo/promo-blocks";
import { PromoHero } from "~/features/promo/promo-hero";
import { PromoServices } from "~/features/promo/promo-services";
import { SectionNav } from "~/features/promo/section-nav";
import { Testimonials } from "~/features/promo/testimonials";
import { pageMeta } from "~/lib/page-meta";
import { srcSetOf } from "~/ui/picture";
import type { Route } from "./+types/promo";

export const links: Route.LinksFunction = () => [
  {
    rel: "preload",
    as: "image",
    href: bigShoes[0].bigShoe,
    imageSrcSet: srcSetOf(bigShoes[0].bigShoe),
    imageSizes: "(min-width: 640px) 610px, 92vw",
    fetchPriority: "high",
  },
];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    matches,
    "The summer collection",
    "Light shoes for long, bright days: three new arrivals, free shipping and a special offer until the end of summer.",
  );

export default function Promo() {
  return (
    <>
      <SectionNav />
      <PromoHero />
      <PopularProducts />
      <PromoAbout />
      <PromoServices />
      <SpecialOffer />
      <Testimonials />
      <Newsletter
        id="contact-us"
        title="First to know, first to walk"
        text="Leave your address and hear of the next pair a week before everybody else."
      />
    </>
  );
}
