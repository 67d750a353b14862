import type { Product } from "@larkwood/contract";
import { FitPlace } from "./fit-place";
import { Gallery } from "./gallery";
import { picturesOf } from "./pictures-of";
import { ProductInfo } from "./product-info";
import { useChoice } from "./use-choice";

type ProductViewProps = {
  product: Product;
  /** The variant in which the page came from the server. */
  served?: string | undefined;
};

/** A product beside its picture, both as it was chosen. */
export function ProductView({ product, served }: ProductViewProps) {
  const choice = useChoice(product, served);
  return (
    <>
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 pb-section lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16 lg:pt-8">
        <div className="-mx-gutter lg:sticky lg:top-24 lg:mx-0 lg:self-start">
          <Gallery
            key={product.id}
            name={product.name}
            pictures={picturesOf(product, choice.shown.imageUrl)}
          />
        </div>
        <ProductInfo product={product} choice={choice} />
      </div>
      <FitPlace key={product.id} product={product} variant={choice.variant} />
    </>
  );
}
