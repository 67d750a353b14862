import { Newsletter } from "~/features/newsletter/newsletter";
import { PopularProducts } from "~/features/promo/popular-products";
import { PromoAbout, SpecialOffer } from "~/features/promo/promo-blocks";
import { PromoHero } from "~/features/promo/promo-hero";
import { PromoServices } from "~/features/promo/promo-services";
import { SectionNav } from "~/features/promo/section-nav";
import { Testimonials } from "~/features/promo/testimonials";
import { pageMeta } from "~/lib/page-meta";
import type { Route } from "./+types/promo";

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
