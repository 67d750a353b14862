import type { Product, ProductVariant } from "@larkwood/contract";
import { useRef } from "react";
import { useLoaded } from "~/ui/use-loaded";
import { useNearViewport } from "~/ui/use-near-viewport";
import { findAttribute } from "./find-attribute";

const SIDES = ["width", "depth", "height"];
const loadFit = () => import("./fit-section");

type LazyFitSectionProps = { product: Product; variant: ProductVariant | null };

/** Loads the scale drawing and "Will it module?" when they come near the viewport. */
export function LazyFitSection({ product, variant }: LazyFitSectionProps) {
  const container = useRef<HTMLDivElement>(null);
  const module = useLoaded(loadFit, useNearViewport(container, "600px"));
  if (!SIDES.every((side) => findAttribute(product, side))) return null;
  return (
    <div ref={container} className="min-h-[56rem] md:min-h-[52rem] lg:min-h-[40rem]">
      {module ? <module.FitSection product={product} variant={variant} /> : null}
    </div>
  );
}
