import { data } from "react-router";
import { Newsletter } from "~/features/shop/newsletter/newsletter";
import { PopularProducts } from "~/features/shop/promo/popular-products";
import { PromoAbout, SpecialOffer } from "~/features/shop/promo/promo-blocks";
import { PromoHero } from "~/features/shop/promo/promo-hero";
import { PromoServices } from "~/features/shop/promo/promo-services";
import { SectionNav } from "~/features/shop/promo/section-nav";
import { Testimonials } from "~/features/shop/promo/testimonials";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { pageMeta } from "~/lib/shop/page-meta";
import type { Route } from "./+types/promo";

/** 404 in a shop without demo content. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(catalogueContext).shop().demo) throw data(null, 404);
  return null;
}

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
        title="Be the first to know"
        text="Enter your email address and hear about the next pair a week before everyone else."
      />
    </>
  );
}
