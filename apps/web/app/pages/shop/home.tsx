import { DEFAULT_HOME, type ShopInfo } from "@larkwood/contract";
import { onePerCategory } from "~/features/shop/catalogue/best-sellers";
import { ProductRow } from "~/features/shop/catalogue/product-row";
import { HomeView } from "~/features/shop/home/home-view";
import { Newsletter } from "~/features/shop/newsletter/newsletter";
import { readRoom } from "~/features/shop/room/read-room.server";
import { hall } from "~/features/shop/room/room-pictures.server";
import { ShopTheRoom } from "~/features/shop/room/shop-the-room";
import { network } from "~/lib/network/network";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { pageMeta, shopOf } from "~/lib/shop/page-meta";
import { useShop } from "~/lib/shop/shop";
import { deliveryTexts } from "~/texts/delivery-texts";
import { newShopTexts } from "~/texts/new-shop";
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
  const shareCard = new URL("/images/og.jpg", request.url).href;
  const bestSellers = onePerCategory(others, ROW_SIZE);
  return { arrivals, bestSellers, room, shareCard, home: reader.homePage() };
}

/** While offline, the current page stays until the network is back. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  await network.whenOnline();
  return serverLoader();
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, ...describe(shopOf(matches))),
  ...(shopOf(matches)?.demo === false
    ? []
    : [
        { property: "og:image", content: loaderData?.shareCard },
        { name: "twitter:card", content: "summary_large_image" },
      ]),
];

function describe(shop: ShopInfo | undefined): [title: string, description: string] {
  const promise = shop?.deliveryPromise ?? null;
  if (shop?.demo === false) {
    const { title, description } = newShopTexts(promise).home;
    return [title, description.replace("{shop}", shop.name)];
  }
  const description = `Sofas, beds, tables and lamps of solid wood, wool and linen. Designed in a small studio, ${deliveryTexts(promise).inPassing}.`;
  return ["Furniture and home goods", description];
}

const DEMO_NEWSLETTER = {
  title: "Our newsletter, four times a year",
  text: "New pieces, room ideas and care tips. We never share your email.",
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const { demo, deliveryPromise } = useShop();
  const home = loaderData.home ?? (demo ? DEFAULT_HOME : null);
  const newsletter = demo ? DEMO_NEWSLETTER : newShopTexts(deliveryPromise).home.newsletter;
  return (
    <>
      <HomeView home={home}>
        <ProductRow title="New arrivals" products={loaderData.arrivals} />
        {loaderData.room ? <ShopTheRoom room={loaderData.room} /> : null}
        <ProductRow title="Best sellers" products={loaderData.bestSellers} />
      </HomeView>
      <Newsletter {...newsletter} />
    </>
  );
}
