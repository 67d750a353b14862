import type { FairQueue } from "../../core/concurrency";
import type { OriginOf } from "../../core/origin";
import type { ImageStores } from "../../storage/open-storage";
import type { PlatformContext } from "../platform/context";
import type { CatalogueChanges } from "./changes/catalogue-changes";
import type { ProductIndex } from "./product-index/product-index";
import type { PromotionBadges } from "./promotion-badges";
import type { SynonymSource } from "./search/synonym-source";

export interface CatalogueContext extends PlatformContext {
  catalogueChanges: CatalogueChanges;
  /** In-memory index for filters and facets; follows catalogue changes. */
  productIndex: ProductIndex;
  /** The owner's search synonyms; follow catalogue changes. */
  synonyms: SynonymSource;
  /** Names of current promotions on products; follow catalogue changes. */
  promotionBadges: PromotionBadges;
  imageStores: ImageStores;
  /** Encodes one image at a time; accounts take turns. */
  imageQueue: FairQueue;
  originOf: OriginOf;
}
