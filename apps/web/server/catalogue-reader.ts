import type { HomePage, Product, ProductQuery, ShopInfo, TextPage } from "@larkwood/contract";
import type { VisitorReader } from "./visitor-reader";

/** What page loaders may ask of the shop; the API gives its own use-cases, so a page costs no HTTP to itself. */
export interface CatalogueReader {
  listProducts(query: ProductQuery): Promise<{
    items: Product[];
    total: number;
    nextCursor: string | null;
    /** No product has every word of the search: these come closest. */
    isPartial: boolean;
    /** Stock decides which products these are: the sale of any may change them. */
    isDecidedByStock: boolean;
  }>;
  /** What sells most, best first. */
  bestSellers(): Promise<Product[]>;
  /** What goes well with a product: of its series, its room, its kind. */
  relatedProducts(id: string, count: number): Promise<Product[]>;
  /** By its id, or by a word that its address has or had. */
  findProduct(word: string): Promise<Product | null>;
  shop(): ShopInfo;
  /** The home page as the owner has it; null where it is as it comes. */
  homePage(): HomePage | null;
  /** The owner's words for a page, in Markdown; null where it is as it comes. */
  ownText(page: TextPage): string | null;
}

/** Everything that page loaders may ask. */
export type PageReader = CatalogueReader & VisitorReader;

/**
 * The face of the built bundle towards the API: renders one document request. A reply marked `Cache-Control: private`
 * depends on the visitor's cookies; every other one is the same for everybody and may be kept.
 */
export type AnswerPage = (request: Request, reader: PageReader) => Promise<Response>;
