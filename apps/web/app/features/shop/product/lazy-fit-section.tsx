import type { Product } from "@larkwood/contract";
import { useRef } from "react";
import { findAttribute } from "~/lib/shop/find-attribute";
import { useLoaded } from "~/ui/use-loaded";
import { useNearViewport } from "~/ui/use-near-viewport";

const SIDES = ["width", "depth", "height"];
const loadFit = () => import("./fit-section");

/** Loads the scale drawing and "Will it fit?" when they come near the viewport. */
export function LazyFitSection({ product }: { product: Product }) {
  const container = useRef<HTMLDivElement>(null);
  const module = useLoaded(loadFit, useNearViewport(container, "600px"));
  if (!SIDES.every((side) => findAttribute(product, side))) return null;
  return (
    <div ref={container} className="min-h-[56rem] md:min-h-[52rem] lg:min-h-[40rem]">
      {module ? <module.FitSection product={product} /> : null}
    </div>
  );
}
