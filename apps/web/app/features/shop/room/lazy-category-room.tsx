import type { Category } from "@larkwood/contract";
import { useRef } from "react";
import { useLoaded } from "~/ui/use-loaded";
import { useNearViewport } from "~/ui/use-near-viewport";

const loadRoom = () => import("./category-room");

/** Loads the room of a category when it comes near the viewport. */
export function LazyCategoryRoom({ category }: { category: Category }) {
  const container = useRef<HTMLDivElement>(null);
  const module = useLoaded(loadRoom, useNearViewport(container, "600px"));
  return (
    <div
      ref={container}
      className="page min-h-[67rem] pb-section md:min-h-[86rem] lg:min-h-[55rem] print:hidden"
    >
      {module ? <module.CategoryRoom category={category} /> : null}
    </div>
  );
}
