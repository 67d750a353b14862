import type { Product, ProductVariant } from "@larkwood/contract";
import { asChosen, chooseValue, findVariant, hasChoice } from "@larkwood/domain";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useHydrated } from "~/ui/use-hydrated";

/**
 * What has been chosen of a product so far, and the product as that is. Before anything is: the variant that the address
 * names, else the default one.
 */
export function useChoice(product: Product, served: string | undefined) {
  // The page comes from the server in a variant that it knows, and in no other.
  const [params] = useSearchParams();
  const named = useHydrated() ? (params.get("variant") ?? undefined) : served;
  const [chosen, setChosen] = useState<{ productId: string; named: string | undefined; variantId: string }>();
  // Another product on the same page begins anew; a variant that somebody removed meanwhile is not chosen any more.
  const isHere = chosen?.productId === product.id && chosen.named === named;
  const variant: ProductVariant | null =
    findVariant(product, isHere ? chosen.variantId : named) ?? findVariant(product, undefined);
  return {
    variant: hasChoice(product) ? variant : null,
    shown: asChosen(product, variant?.id),
    choose(option: number, key: string) {
      if (variant)
        setChosen({
          productId: product.id,
          named,
          variantId: chooseValue(product, variant, option, key).id,
        });
    },
  };
}
export type Choice = ReturnType<typeof useChoice>;
