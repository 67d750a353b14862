import { onePerCategory } from "~/features/shop/catalogue/best-sellers";
import { ProductRow } from "~/features/shop/catalogue/product-row";
import { homeTexts } from "~/features/shop/home/home-texts";
import { HomeView } from "~/features/shop/home/home-view";
import { NewShopHome } from "~/features/shop/home/new-shop-home";
import { Newsletter } from "~/features/shop/newsletter/newsletter";
import { readRoom } from "~/features/shop/room/read-room.server";
import { hall } from "~/features/shop/room/room-pictures.server";
import { ShopTheRoom } from "~/features/shop/room/shop-the-room";
import { network } from "~/lib/network/network";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { metaOf } from "~/lib/shop/page-meta";
import type { Route } from "./+types/home";

const ROW_SIZE = 4;

export async function loader({ context, request }: Route.LoaderArgs) {
  const reader = context.get(catalogueContext);
  const [newest, topSelling, room] = await Promise.all([
    reader.listProducts({ sort: "newest", limit: ROW_SIZE }),
    reader.bestSellers(),
    readRoom(reader, hall),
  ]);
  const arrivals = newest.items;
  const others = topSelling.filter(({ id }) => !arrivals.some((arrival) => arrival.id === id));
  const bestSellers = onePerCategory(others, ROW_SIZE);
  // Made on the server, so that the browser loads only the texts of this shop.
  const shop = reader.shop();
  const { title, description, home, welcome, newsletter } = homeTexts(shop, reader.homePage());
  const shareCard = [
    { property: "og:image", content: new URL("/images/og.jpg", request.url).href },
    { name: "twitter:card", content: "summary_large_image" },
  ];
  const meta = [...metaOf(shop.name, title, description), ...(shop.demo ? shareCard : [])];
  return { arrivals, bestSellers, room, meta, home, welcome, newsletter };
}

/** While offline, the current page stays until the network is back. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  await network.whenOnline();
  return serverLoader();
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { home, welcome, arrivals, room, bestSellers, newsletter } = loaderData;
  const rows = (
    <>
      <ProductRow title="New arrivals" products={arrivals} />
      {room ? <ShopTheRoom room={room} /> : null}
      <ProductRow title="Best sellers" products={bestSellers} />
    </>
  );
  return (
    <>
      {home ? <HomeView home={home}>{rows}</HomeView> : <NewShopHome {...welcome}>{rows}</NewShopHome>}
      <Newsletter {...newsletter} />
    </>
  );
}
