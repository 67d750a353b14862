import type { Product, ProductVariant } from "@larkwood/contract";
import { findVariant, hasOptions, selectValue, withVariant } from "@larkwood/domain";
import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import type { VariantState } from "~/lib/format/matched-variant";
import { useHydrated } from "~/ui/use-hydrated";

/** The chosen variant and the product as that variant. Starts with the variant of the URL or of the link, or the default one. */
export function useChoice(product: Product, servedVariantId: string | undefined) {
  // During hydration, use the variant that the server rendered.
  const [params] = useSearchParams();
  const linked: VariantState | null = useLocation().state;
  const urlVariantId = useHydrated() ? (params.get("variant") ?? linked?.variantId) : servedVariantId;
  const [chosen, setChosen] = useState<{
    productId: string;
    urlVariantId: string | undefined;
    variantId: string;
  }>();
  // Ignore the choice after the product or the URL changes; a deleted variant falls back to the default.
  const isCurrent = chosen?.productId === product.id && chosen.urlVariantId === urlVariantId;
  const variant: ProductVariant | null =
    findVariant(product, isCurrent ? chosen.variantId : urlVariantId) ?? findVariant(product, undefined);
  return {
    variant: hasOptions(product) ? variant : null,
    shown: withVariant(product, variant?.id),
    choose(option: number, key: string) {
      if (!variant) return;
      const variantId = selectValue(product, variant, option, key).id;
      setChosen({ productId: product.id, urlVariantId, variantId });
      setVariantInUrl(variantId);
    },
  };
}
export type Choice = ReturnType<typeof useChoice>;

/** Puts the variant into the URL for reloads and shared links. Bypasses the router, so that no loader runs. */
function setVariantInUrl(variantId: string): void {
  const url = new URL(location.href);
  url.searchParams.set("variant", variantId);
  history.replaceState(history.state, "", url);
}
