import { onePerRoom } from "~/features/catalogue/best-sellers";
import { ProductRow } from "~/features/catalogue/product-row";
import { HeroCarousel } from "~/features/home/hero-carousel";
import { RoomTiles } from "~/features/home/room-tiles";
import { SmallScreenHeadline } from "~/features/home/small-screen-headline";
import { Story } from "~/features/home/story";
import { Newsletter } from "~/features/newsletter/newsletter";
import { catalogueContext } from "~/lib/catalogue-context";
import { network } from "~/lib/network/network";
import { pageMeta } from "~/lib/page-meta";
import { useShop } from "~/lib/shop";
import type { Route } from "./+types/home";

const ROW = 4;

export async function loader({ context, request }: Route.LoaderArgs) {
  const reader = context.get(catalogueContext);
  // One piece of each room keeps the second row varied.
  const [newest, sellers] = await Promise.all([
    reader.listProducts({ sort: "newest", limit: ROW }),
    reader.bestSellers(),
  ]);
  const arrivals = newest.items;
  const others = sellers.filter(({ id }) => !arrivals.some((arrival) => arrival.id === id));
  const shareCard = new URL("/images/og.jpg", request.url).href;
  return { arrivals, bestSellers: onePerRoom(others, ROW), shareCard };
}

/** Without a network the page where the way began stays until there is one again. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  await network.whenBack();
  return serverLoader();
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(
    matches,
    "Furniture and home goods",
    "Sofas, beds, tables and lamps of solid wood, wool and linen. Drawn in a small house, delivered free within six days.",
  ),
  { property: "og:image", content: loaderData?.shareCard },
  { name: "twitter:card", content: "summary_large_image" },
];

export default function Home({ loaderData }: Route.ComponentProps) {
  const brand = useShop().name;
  return (
    <>
      <HeroCarousel />
      <SmallScreenHeadline />
      <section aria-label="Rooms" className="page pb-section md:pt-section">
        <h1 className="mb-14 hidden max-w-[22em] text-3xl md:block">
          Furniture for rooms that are lived in: calm to look at, good to touch, and made to be handed on.
        </h1>
        <RoomTiles brand={brand} />
      </section>
      <div className="page space-y-section pb-section">
        <ProductRow title="New arrivals" products={loaderData.arrivals} />
        <ProductRow title="Best sellers" products={loaderData.bestSellers} />
        <Story brand={brand} />
      </div>
      <Newsletter
        title="A letter, four times a year"
        text="New pieces, a room worth seeing and how to look after what you have. Nothing else, and never your address to anyone."
      />
    </>
  );
}
