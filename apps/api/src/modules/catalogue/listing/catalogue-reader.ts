import { ID_PATTERN, productSlugField, TEXT_PAGES } from "@larkwood/contract";
import type { CatalogueReader } from "../../../../../web/server/catalogue-reader";
import type { Executor } from "../../../db/executor";
import { retryRead } from "../../../db/retry-read";
import { shopInfo } from "../../platform/settings";
import { listKinds } from "../attributes";
import { listCollections } from "../collections";
import type { CatalogueContext } from "../context";
import {
  findDetails,
  findIdBySlug,
  findPublished,
  type ProductRow,
  toDetail,
  toImageUrl,
  toProduct,
} from "../products";
import { listBestSellers } from "./best-sellers";
import { listChairs } from "./list-chairs";
import { listProducts, shouldUseIndex } from "./list-products";
import { memoizePerVersion } from "./memoize-per-version";
import { listRelated } from "./related-products";

/** Catalogue data for page loaders. Image URLs stay relative unless a public URL is configured, so pages are the same on every host. */
export function createCatalogueReader(context: CatalogueContext): CatalogueReader {
  const { replicas, config, synonyms, promotionBadges } = context;
  const read = <T>(work: (db: Executor) => Promise<T>) => retryRead(() => replicas.read(work));
  const origin = config.publicUrl ?? "";
  const menu = memoizePerVersion(context.catalogueChanges, () =>
    read(async (db) => {
      const toUrl = toImageUrl(origin);
      const kinds = (await listKinds(db)).map((kind) => ({ ...kind, imageUrl: toUrl(kind.imageUrl) }));
      return { kinds, collections: await listCollections(db) };
    }),
  );
  const toProducts = (db: Executor, rows: readonly ProductRow[]) =>
    promotionBadges.addTo(
      db,
      rows.map((row) => toProduct(row, origin)),
    );
  return {
    listProducts: async (query) => {
      const snapshot = shouldUseIndex(query) ? await context.productIndex.findSnapshot() : null;
      return read(async (db) => {
        const page = await listProducts(db, query, synonyms, snapshot);
        return { ...page, items: await toProducts(db, page.items) };
      });
    },
    bestSellers: () => read(async (db) => toProducts(db, await listBestSellers(db))),
    relatedProducts: (id, count) => read(async (db) => toProducts(db, await listRelated(db, id, count))),
    listChairs: (tableId, count) => read((db) => listChairs(db, tableId, count)),
    findProduct: async (idOrSlug) => {
      // The value comes unvalidated from the URL.
      const isId = ID_PATTERN.test(idOrSlug);
      if (!isId && !productSlugField.safeParse(idOrSlug).success) return null;
      return read(async (db) => {
        const id = isId ? idOrSlug : await findIdBySlug(db, idOrSlug);
        const found = id === null ? null : await findPublished(db, id);
        if (!found) return null;
        const [product] = await promotionBadges.addTo(db, [toDetail(found, origin)]);
        return product ?? null;
      });
    },
    findProducts: async (ids) =>
      ids.length === 0
        ? []
        : read(async (db) => {
            const found = await findDetails(db, ids);
            const published = found.filter(({ isPublished }) => isPublished);
            return promotionBadges.addTo(
              db,
              published.map((one) => toDetail(one, origin)),
            );
          }),
    menu,
    shop: () => shopInfo(context),
    homePage: () => {
      const { current, defaults } = context.settings;
      return current.homePage === defaults.homePage ? null : current.homePage;
    },
    customText: (page) => context.settings.current[TEXT_PAGES[page]],
  };
}
