import { isId } from "@larkwood/contract";
import { findVariant } from "@larkwood/domain";
import { Suspense } from "react";
import { Await, data, redirect } from "react-router";
import { ProductRow } from "~/features/shop/catalogue/product-row";
import { RecentlyViewedRow } from "~/features/shop/catalogue/recently-viewed-row";
import { AddBarSlot } from "~/features/shop/product/add-bar";
import { Breadcrumbs } from "~/features/shop/product/breadcrumbs";
import { ProductLoading } from "~/features/shop/product/product-loading";
import { productMeta } from "~/features/shop/product/product-meta";
import { ProductView } from "~/features/shop/product/product-view";
import { useProduct } from "~/features/shop/product/use-product";
import { paths } from "~/lib/paths";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { rememberShop, useShop } from "~/lib/shop/shop";
import type { Route } from "./+types/product-detail";

const MORE = 4;

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const reader = context.get(catalogueContext);
  const brand = rememberShop(reader.shop()).name;
  const product = await reader.findProduct(params.id);
  if (!product) return data({ product, more: [], meta: [], variant: undefined }, 404);
  const address = paths.product(product.slug ?? product.id);
  const asked = new URL(request.url).searchParams.get("variant") ?? undefined;
  const variant = findVariant(product, asked)?.id;
  // A word that the address had once; the id always works, as specified, and names the address that counts.
  if (params.id !== product.id && params.id !== product.slug) {
    const isChosen = asked !== undefined && asked === variant;
    throw redirect(isChosen ? paths.variant(product.slug ?? product.id, asked) : address, 301);
  }
  const url = new URL(address, request.url).href;
  const more = await reader.relatedProducts(product.id, MORE);
  // Made here, so that no browser needs the code for it.
  const meta = productMeta(product, url, brand);
  return data({ product, more, meta, variant });
}

/** On the way through the shop the page opens at once: the product comes from the API, its neighbours follow. */
export async function clientLoader({ serverLoader, params }: Route.ClientLoaderArgs) {
  const page = serverLoader();
  // Only the server knows which product a word means.
  if (!isId(params.id)) return page;
  const more = page.then((loaded) => loaded.more).catch(() => []);
  // The page follows its product with it; what cannot be had now is tried again there.
  await import("~/features/shop/product/product-query").catch(() => {});
  return { product: null, more, meta: [], variant: undefined };
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
      <ProductView product={product} servedVariantId={loaderData.variant} />
      <div className="page pb-section">
        <Suspense>
          <Await resolve={loaderData.more}>
            {(more) => (
              <ProductRow
                title={
                  more.every(({ category }) => category === product.category)
                    ? "More from this room"
                    : "Pairs well with"
                }
                products={more}
                moreTo={paths.category(product.category)}
                moreLabel="Shop this room"
              />
            )}
          </Await>
        </Suspense>
      </div>
      <RecentlyViewedRow key={product.id} productId={product.id} />
      <AddBarSlot />
    </>
  );
}
