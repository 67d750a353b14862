import type {
  Collection,
  HomePage,
  Kind,
  Product,
  ProductQuery,
  ShopInfo,
  TextPage,
} from "@larkwood/contract";
import type { VisitorReader } from "./visitor-reader";

/** The data that page loaders can read. The API implements it with its use-cases, so pages need no HTTP calls. */
export interface CatalogueReader {
  listProducts(query: ProductQuery): Promise<{
    items: Product[];
    total: number;
    nextCursor: string | null;
    /** No product matches all search words; these are the closest. */
    isPartial: boolean;
    /** The selection depends on stock, so any sale may change it. */
    isDecidedByStock: boolean;
  }>;
  /** Best sellers, best first. */
  bestSellers(): Promise<Product[]>;
  /** Products of the same series, category or kind. */
  relatedProducts(id: string, count: number): Promise<Product[]>;
  /** Ids of chairs that go with a table, best first. */
  listChairs(tableId: string, count: number): Promise<string[]>;
  /** Finds a product by its id, or by its current or a former slug. */
  findProduct(idOrSlug: string): Promise<Product | null>;
  /** The published ones of these products with their variants, in any order. */
  findProducts(ids: readonly string[]): Promise<Product[]>;
  /** The kinds and collections of the menu. */
  menu(): Promise<{ kinds: Kind[]; collections: Collection[] }>;
  shop(): ShopInfo;
  /** The owner's home page; null for the default one. */
  homePage(): HomePage | null;
  /** The owner's custom text of a page in Markdown; null for the default text. */
  customText(page: TextPage): string | null;
}

/** All data that page loaders can read. */
export type PageReader = CatalogueReader & VisitorReader;

/** Renders one document request. Responses without `Cache-Control: private` do not depend on cookies and may be cached. */
export type AnswerPage = (request: Request, reader: PageReader) => Promise<Response>;
