import { isId, type Product } from "@larkwood/contract";
import { findVariant } from "@larkwood/domain";
import { Suspense } from "react";
import { Await, data, redirect } from "react-router";
import { ProductRow } from "~/features/shop/catalogue/product-row";
import { RecentlyViewedRow } from "~/features/shop/catalogue/recently-viewed-row";
import { AddBarSlot } from "~/features/shop/product/add-bar-slot";
import { Breadcrumbs } from "~/features/shop/product/breadcrumbs";
import { ProductLoading } from "~/features/shop/product/product-loading";
import { productMeta } from "~/features/shop/product/product-meta";
import { ProductView } from "~/features/shop/product/product-view";
import { readChairs } from "~/features/shop/product/read-chairs.server";
import { type RelatedProducts, readRelated } from "~/features/shop/product/read-related.server";
import { useProduct } from "~/features/shop/product/use-product";
import { ReviewsSection } from "~/features/shop/reviews/reviews-section";
import { readRoom } from "~/features/shop/room/read-room.server";
import { findRoomOf } from "~/features/shop/room/room-pictures.server";
import { type Room, ShopTheRoom } from "~/features/shop/room/shop-the-room";
import { paths } from "~/lib/paths";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import type { ProductItem } from "~/lib/shop/product-item";
import { setShop, useShop } from "~/lib/shop/shop";
import type { Route } from "./+types/product-detail";

const NOTHING: RelatedProducts = { title: "", products: [] };

/** What the page needs; a navigation in the browser adds the rest later. */
interface ProductPage {
  product: Product | null;
  more: RelatedProducts;
  chairs: ProductItem[];
  room: Room | null;
  meta: ReturnType<typeof productMeta>;
  variant: string | undefined;
}

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const reader = context.get(catalogueContext);
  const brand = setShop(reader.shop()).name;
  const product = await reader.findProduct(params.id);
  if (!product)
    return data<ProductPage>(
      { product, more: NOTHING, chairs: [], room: null, meta: [], variant: undefined },
      404,
    );
  const path = paths.product(product.slug ?? product.id);
  const requestedVariant = new URL(request.url).searchParams.get("variant") ?? undefined;
  const variant = findVariant(product, requestedVariant)?.id;
  // Redirect an old slug to the current URL. The id keeps working, as specified.
  if (params.id !== product.id && params.id !== product.slug) {
    const hasVariant = requestedVariant !== undefined && requestedVariant === variant;
    throw redirect(hasVariant ? paths.variant(product.slug ?? product.id, requestedVariant) : path, 301);
  }
  const url = new URL(path, request.url).href;
  const picture = findRoomOf(product.id);
  const [more, chairs, room] = await Promise.all([
    readRelated(reader, product),
    readChairs(reader, product),
    picture && readRoom(reader, picture, product.id),
  ]);
  // Built on the server, so that the browser does not load this code.
  const meta = productMeta(product, url, brand);
  return data<ProductPage>({ product, more, chairs, room, meta, variant });
}

/** Client-side navigation opens at once: the product comes from the API, its room, chairs and related products follow. */
export async function clientLoader({ serverLoader, params }: Route.ClientLoaderArgs) {
  const page = serverLoader();
  // Only the server can resolve a slug.
  if (!isId(params.id)) return page;
  const more = page.then((loaded) => loaded.more).catch(() => NOTHING);
  const chairs = page.then((loaded) => loaded.chairs).catch(() => []);
  const room = page.then((loaded) => loaded.room).catch(() => null);
  // Preload the query code; the page retries if this fails.
  await import("~/features/shop/product/product-query").catch(() => {});
  return { product: null, more, chairs, room, meta: [], variant: undefined };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ProductDetail({ loaderData, params }: Route.ComponentProps) {
  const brand = useShop().name;
  const { product, failed, retry } = useProduct(loaderData.product?.id ?? params.id, loaderData.product);
  if (!product) {
    return (
      <>
        {loaderData.product ? null : <title>{brand}</title>}
        <ProductLoading failed={failed} onRetry={retry} />
      </>
    );
  }
  return (
    <>
      {loaderData.product ? null : <title>{`${product.name} · ${brand}`}</title>}
      <Breadcrumbs product={product} />
      <ProductView product={product} servedVariantId={loaderData.variant} chairs={loaderData.chairs} />
      <ReviewsSection key={product.id} product={product} isLate={!loaderData.product} />
      <div className="page space-y-section pb-section print:hidden">
        <Suspense>
          <Await resolve={loaderData.room}>{(room) => (room ? <ShopTheRoom room={room} /> : null)}</Await>
        </Suspense>
        <Suspense>
          <Await resolve={loaderData.more}>
            {(more) => <ProductRow {...more} moreTo={paths.category(product.category)} />}
          </Await>
        </Suspense>
      </div>
      <div className="print:hidden">
        <RecentlyViewedRow key={product.id} productId={product.id} />
      </div>
      <AddBarSlot />
    </>
  );
}
