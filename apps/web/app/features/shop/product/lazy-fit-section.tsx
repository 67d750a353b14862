import type { Product, ProductVariant } from "@larkwood/contract";
import { useRef } from "react";
import { useLoaded } from "~/ui/use-loaded";
import { useNearViewport } from "~/ui/use-near-viewport";
import { findAttribute } from "./find-attribute";

const SIDES = ["width", "depth", "height"];
const loadFit = () => import("./fit-section");

type LazyFitSectionProps = { product: Product; variant: ProductVariant | null };

/** The drawing to scale and "Will it fit?", fetched by who comes near: nobody pays for it with the first screen. */
export function LazyFitSection({ product, variant }: LazyFitSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const fit = useLoaded(loadFit, useNearViewport(place, "600px"));
  if (!SIDES.every((side) => findAttribute(product, side))) return null;
  return (
    <div ref={place} className="min-h-[56rem] md:min-h-[52rem] lg:min-h-[40rem]">
      {fit ? <fit.FitSection product={product} variant={variant} /> : null}
    </div>
  );
}
