import type { Product, ProductVariant } from "@larkwood/contract";
import { asChosen, chooseValue, findVariant, hasChoice } from "@larkwood/domain";
import { useState } from "react";

/** What has been chosen of a product so far, and the product as that is. The default variant before anything is. */
export function useChoice(product: Product) {
  const [chosen, setChosen] = useState({ productId: product.id, variantId: product.variants?.[0]?.id });
  // Another product on the same page begins anew; a variant that somebody removed meanwhile is not chosen any more.
  const wanted = chosen.productId === product.id ? chosen.variantId : undefined;
  const variant: ProductVariant | null = findVariant(product, wanted) ?? findVariant(product, undefined);
  return {
    variant: hasChoice(product) ? variant : null,
    shown: asChosen(product, variant?.id),
    choose(option: number, key: string) {
      if (variant)
        setChosen({ productId: product.id, variantId: chooseValue(product, variant, option, key).id });
    },
  };
}
export type Choice = ReturnType<typeof useChoice>;
