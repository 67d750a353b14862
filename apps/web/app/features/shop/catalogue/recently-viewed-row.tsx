import { useEffect, useRef, useState } from "react";
import { device } from "~/lib/session/device-storage";
import { useLoaded } from "~/ui/use-loaded";
import { useNearViewport } from "~/ui/use-near-viewport";
import { readViewed, saveViewed } from "./recently-viewed";

const SHOWN = 4;
const loadProducts = () => import("./viewed-products");

/** Notes that a product is looked at, and shows those of before. They are asked for only by who comes near them. */
export function RecentlyViewedRow({ productId }: { productId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place);
  const [earlier, setEarlier] = useState<string[]>([]);

  useEffect(() => {
    setEarlier(readViewed(device).filter((id) => id !== productId));
    saveViewed(device, productId);
  }, [productId]);

  const isWanted = near && earlier.length > 0;
  const part = useLoaded(loadProducts, isWanted);
  return (
    <div ref={place} className="page">
      {part && isWanted ? <part.ViewedProducts ids={earlier.slice(0, SHOWN)} /> : null}
    </div>
  );
}
