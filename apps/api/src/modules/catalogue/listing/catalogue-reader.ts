import { ID_PATTERN, productSlugField, TEXT_PAGES } from "@larkwood/contract";
import type { CatalogueReader } from "../../../../../web/server/catalogue-reader";
import type { Executor } from "../../../db/executor";
import { retryRead } from "../../../db/retry-read";
import { shopInfo } from "../../platform/settings";
import type { CatalogueContext } from "../context";
import { findIdBySlug, findPublished, toDetail, toProduct } from "../products";
import { listBestSellers } from "./best-sellers";
import { listProducts, shouldUseIndex } from "./list-products";
import { listRelated } from "./related-products";

/** Catalogue data for page loaders. Image URLs stay relative unless a public URL is configured, so pages are the same on every host. */
export function createCatalogueReader(context: CatalogueContext): CatalogueReader {
  const { replicas, config, synonyms } = context;
  const read = <T>(work: (db: Executor) => Promise<T>) => retryRead(() => replicas.read(work));
  const origin = config.publicUrl ?? "";
  return {
    listProducts: async (query) => {
      const snapshot = shouldUseIndex(query) ? await context.productIndex.findSnapshot() : null;
      const page = await read((db) => listProducts(db, query, synonyms, snapshot));
      return { ...page, items: page.items.map((row) => toProduct(row, origin)) };
    },
    bestSellers: async () => (await read(listBestSellers)).map((row) => toProduct(row, origin)),
    relatedProducts: async (id, count) =>
      (await read((db) => listRelated(db, id, count))).map((row) => toProduct(row, origin)),
    findProduct: async (idOrSlug) => {
      // The value comes unvalidated from the URL.
      const isId = ID_PATTERN.test(idOrSlug);
      if (!isId && !productSlugField.safeParse(idOrSlug).success) return null;
      const found = await read(async (db) => {
        const id = isId ? idOrSlug : await findIdBySlug(db, idOrSlug);
        return id === null ? null : findPublished(db, id);
      });
      return found && toDetail(found, origin);
    },
    shop: () => shopInfo(context),
    homePage: () => {
      const { current, defaults } = context.settings;
      return current.homePage === defaults.homePage ? null : current.homePage;
    },
    customText: (page) => context.settings.current[TEXT_PAGES[page]],
  };
}
