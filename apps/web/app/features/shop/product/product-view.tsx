import type { Product } from "@larkwood/contract";
import type { Chairs } from "./chair-sets";
import { Gallery } from "./gallery";
import { LazyFitSection } from "./lazy-fit-section";
import { ProductInfo } from "./product-info";
import { productPictures } from "./product-pictures";
import { useChoice } from "./use-choice";

type ProductViewProps = {
  product: Product;
  /** Id of the variant that the server rendered. */
  servedVariantId?: string | undefined;
  chairs: Chairs;
};

/** Gallery and details of a product, for the chosen variant. */
export function ProductView({ product, servedVariantId, chairs }: ProductViewProps) {
  const choice = useChoice(product, servedVariantId);
  return (
    <>
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 pb-section lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16 lg:pt-8 print:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:gap-8 print:p-0">
        <div className="-mx-gutter lg:sticky lg:top-24 lg:mx-0 lg:self-start print:static print:mx-0">
          <Gallery key={product.id} name={product.name} pictures={productPictures(product, choice.variant)} />
        </div>
        <ProductInfo product={product} choice={choice} chairs={chairs} />
      </div>
      <div className="print:hidden">
        <LazyFitSection key={product.id} product={choice.shown} />
      </div>
    </>
  );
}
