import type { Collection } from "@larkwood/contract";
import { Link } from "react-router";
import { cx } from "~/ui/cx";
import { type CatalogueFilters, catalogueUrl } from "./filters";

type CollectionLinksProps = { collections: readonly Collection[]; filters: CatalogueFilters };

/** Links to the collections. Opening one clears all other filters except the sort order. */
export function CollectionLinks({ collections, filters }: CollectionLinksProps) {
  if (collections.length === 0) return null;
  return (
    <nav aria-label="Collections" className="border-hairline py-5 xl:border-b xl:pt-0">
      <p className="pb-2 text-sm font-medium">Collections</p>
      <ul>
        {collections.map(({ slug, name }) => {
          const isCurrent = filters.collection === slug;
          return (
            <li key={slug}>
              <Link
                to={catalogueUrl({
                  category: undefined,
                  search: "",
                  sort: filters.sort,
                  inStock: false,
                  collection: slug,
                })}
                preventScrollReset
                aria-current={isCurrent ? "page" : undefined}
                className={cx(
                  "flex min-h-11 items-center text-sm underline-offset-4 hover:underline xl:min-h-8",
                  isCurrent ? "font-medium text-ink" : "text-ink-soft",
                )}
              >
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Name and description of the chosen collection. */
export function CollectionIntro({ collection }: { collection: Collection }) {
  return (
    <div className="pb-8">
      <h2 className="text-2xl md:text-3xl">{collection.name}</h2>
      {collection.description ? (
        <p className="max-w-prose pt-2 text-ink-soft">{collection.description}</p>
      ) : null}
    </div>
  );
}
