import { type Category, categoryLabels, isCategory } from "@larkwood/contract";
import { useRef } from "react";
import { data, parsePath, useNavigate, useSearchParams } from "react-router";
import { CatalogueResults } from "~/features/shop/catalogue/catalogue-results";
import { ActiveSearch, ResultCount } from "~/features/shop/catalogue/catalogue-summary";
import { CatalogueToolbar } from "~/features/shop/catalogue/catalogue-toolbar";
import { CollectionIntro, CollectionLinks } from "~/features/shop/catalogue/collection-links";
import { FilterChips, toFilterChips } from "~/features/shop/catalogue/filter-chips";
import { FilterPanel } from "~/features/shop/catalogue/filter-panel";
import { FilterSheet } from "~/features/shop/catalogue/filter-sheet";
import { catalogueUrl, hasFilters, onlyKind, parseFilters } from "~/features/shop/catalogue/filters";
import { KindIntro } from "~/features/shop/catalogue/kind-intro";
import { ProductsBanner } from "~/features/shop/catalogue/products-banner";
import { SearchDestinations } from "~/features/shop/catalogue/search-destinations";
import { useCollections } from "~/features/shop/catalogue/use-collections";
import { useFacets } from "~/features/shop/catalogue/use-facets";
import { useKind } from "~/features/shop/catalogue/use-kinds";
import { useOptimisticFilters } from "~/features/shop/catalogue/use-optimistic-filters";
import { PAGE_SIZE, useProductList } from "~/features/shop/catalogue/use-product-list";
import { useRestoredList } from "~/features/shop/catalogue/use-restored-list";
import { useScrollToResults } from "~/features/shop/catalogue/use-scroll-to-results";
import { LazyCategoryRoom } from "~/features/shop/room/lazy-category-room";
import { SkipLink } from "~/features/shop/shell/skip-link";
import { paths } from "~/lib/paths";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { menuOf, pageMeta } from "~/lib/shop/page-meta";
import { useShop } from "~/lib/shop/shop";
import { cx } from "~/ui/cx";
import type { CatalogueReader } from "../../../server/catalogue-reader";
import type { Route } from "./+types/products";

function parseCategory({ category }: { category?: string }): Category | undefined {
  if (category !== undefined && !isCategory(category)) throw data(null, 404);
  return category;
}

/** Renders the first products of a public catalogue. The browser loads filtered lists through the API and its rate limits. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const category = parseCategory(params);
  const reader = context.get(catalogueContext);
  if (reader.shop().catalogue !== "public") return null;
  const { origin, searchParams } = new URL(request.url);
  const filters = parseFilters(category, searchParams);
  const kind = await findKind(reader, onlyKind(filters));
  const bare = catalogueUrl({ category, search: "", sort: undefined, inStock: false });
  const canonical = origin + (kind ? paths.kind(kind.key) : bare);
  const isRendered = searchParams.size === 0 || (kind && searchParams.size === 1 && !category);
  const list = isRendered
    ? await reader.listProducts({ category, kind: kind ? [kind.key] : undefined, limit: PAGE_SIZE })
    : null;
  return { list, kind, canonical };
}

/** The kind of a page about one kind. */
async function findKind(reader: CatalogueReader, key: string | undefined) {
  if (key === undefined) return null;
  return (await reader.menu()).kinds.find((kind) => kind.key === key) ?? null;
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  parseCategory(params);
  return null;
}

export const meta: Route.MetaFunction = ({ matches, params, loaderData, location }) => {
  const { category } = params;
  const kind = loaderData?.kind;
  // Only the server has loader data; the browser knows the name of a kind from the menu.
  const key = onlyKind(parseFilters(undefined, new URLSearchParams(location.search)));
  const kindName = menuOf(matches)?.kinds.find((one) => one.key === key)?.name;
  const title = kindName ?? (category && isCategory(category) ? categoryLabels[category] : "Products");
  return [
    ...pageMeta(matches, title, kind?.text || "Everything we make, room by room."),
    ...(loaderData ? [{ tagName: "link", rel: "canonical", href: loaderData.canonical }] : []),
  ];
};

export default function Products({ params, loaderData }: Route.ComponentProps) {
  const { trading, demo } = useShop();
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const category = params.category && isCategory(params.category) ? params.category : undefined;
  const applied = parseFilters(category, searchParams);
  const list = useProductList(applied, loaderData?.list ?? null);
  useRestoredList(list);
  const results = useScrollToResults(applied, list.isSuccess && !list.isPlaceholderData);
  const heading = useRef<HTMLHeadingElement>(null);
  const kind = useKind(onlyKind(applied), loaderData?.kind ?? null);
  const facets = useFacets(applied);
  const collections = useCollections();
  const collection = collections.find(({ slug }) => slug === applied.collection);

  // A filter change replaces the history entry; only another category adds one.
  const { filters, change } = useOptimisticFilters(applied, (next) => {
    const to = parsePath(catalogueUrl(next));
    return navigate(to, { replace: to.pathname === window.location.pathname, preventScrollReset: true });
  });

  return (
    <>
      <ProductsBanner isFiltered={hasFilters(applied)} />
      <div ref={results.section} className="page py-10 md:py-14">
        {kind ? (
          <KindIntro kind={kind} headingRef={heading} />
        ) : (
          <h2 ref={heading} tabIndex={-1} className={category ? "mb-8 text-3xl" : "sr-only"}>
            {category ? categoryLabels[category] : "All products"}
          </h2>
        )}
        {collection ? <CollectionIntro collection={collection} /> : null}
        <CatalogueToolbar filters={filters} onChange={change}>
          <ResultCount total={list.isSuccess && !list.isPlaceholderData ? list.total : null} />
        </CatalogueToolbar>
        {applied.search ? (
          <ActiveSearch
            query={applied.search}
            onRemove={() => change({ ...filters, search: "" })}
            focusFallback={heading}
          />
        ) : null}
        <SearchDestinations search={applied.search} />
        <div className="mt-5 xl:hidden">
          <FilterSheet total={facets?.total}>
            {facets ? <FilterPanel facets={facets} filters={filters} onChange={change} /> : null}
            <CollectionLinks collections={collections} filters={filters} />
          </FilterSheet>
        </div>
        <div className="mt-6 gap-10 md:mt-10 xl:grid xl:grid-cols-[14rem_minmax(0,1fr)]">
          <aside
            aria-label="Filters"
            // As tall as the window and scrolled by itself: filters that arrive must not move what is below the list.
            className={cx(
              "hidden xl:block",
              trading && "sticky top-20 -mx-2 h-[calc(100dvh-6rem)] overflow-y-auto px-2",
            )}
          >
            <SkipLink to="results" label="Skip filters" appears="in-place" />
            <CollectionLinks collections={collections} filters={filters} />
            {facets ? <FilterPanel facets={facets} filters={filters} onChange={change} /> : null}
          </aside>
          <div ref={results.list} id="results" tabIndex={-1} className="self-start outline-none">
            {/* Beside the panel, not above it: chips that come and go must not move the panel. */}
            <FilterChips
              filters={filters}
              facets={facets}
              collectionName={collection?.name}
              onChange={change}
              focusFallback={heading}
            />
            <CatalogueResults
              list={list}
              filters={applied}
              chips={toFilterChips(applied, facets, collection?.name)}
              onChange={change}
            />
          </div>
        </div>
      </div>
      {/* After the list, which would move it. Only the demo products are in pictures of rooms. */}
      {trading && demo && category && searchParams.size === 0 && list.isSuccess ? (
        <LazyCategoryRoom key={category} category={category} />
      ) : null}
    </>
  );
}
