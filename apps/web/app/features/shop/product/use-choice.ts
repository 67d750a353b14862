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
      if (!variant) return;
      const variantId = chooseValue(product, variant, option, key).id;
      setChosen({ productId: product.id, named, variantId });
      nameInAddress(variantId);
    },
  };
}
export type Choice = ReturnType<typeof useChoice>;

/** A reload, a link that is sent on and the way back find what was chosen. Past the router: nothing has to be asked for it. */
function nameInAddress(variantId: string): void {
  const address = new URL(location.href);
  address.searchParams.set("variant", variantId);
  history.replaceState(history.state, "", address);
}
