import type { HomePage } from "@larkwood/contract";
import type { ReactNode } from "react";
import { useShop } from "~/lib/shop/shop";
import { CategoryTiles } from "./category-tiles";
import { categoriesOf, slidesOf } from "./gallery";
import { HeroCarousel } from "./hero-carousel";
import { SmallScreenHeadline } from "./small-screen-headline";
import { Story } from "./story";

/** The home page; `children` are its product rows. */
export function HomeView({ home, children }: { home: HomePage; children?: ReactNode }) {
  const brand = useShop().name;
  return (
    <>
      <HeroCarousel slides={slidesOf(home)} />
      <SmallScreenHeadline {...home} />
      <section aria-label="Rooms" className="page pb-section md:pt-section">
        <h1 className="mb-14 hidden max-w-[22em] text-3xl md:block">{home.lead}</h1>
        <CategoryTiles categories={categoriesOf(home)} brand={brand} />
      </section>
      <div className="page space-y-section pb-section">
        {children}
        <Story story={home.story} brand={brand} />
      </div>
    </>
  );
}
