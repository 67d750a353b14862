import { useEffect, useRef, useState } from "react";
import { device } from "~/lib/session/device-storage";
import { useLoaded } from "~/ui/use-loaded";
import { useNearViewport } from "~/ui/use-near-viewport";
import { readViewed, saveViewed } from "./recently-viewed";

const ROW_SIZE = 4;
const loadProducts = () => import("./viewed-products");

/** Records the viewed product and shows earlier ones. Their data is loaded when the row comes near the viewport. */
export function RecentlyViewedRow({ productId }: { productId: string }) {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(container);
  const [earlier, setEarlier] = useState<string[]>([]);

  useEffect(() => {
    setEarlier(readViewed(device).filter((id) => id !== productId));
    saveViewed(device, productId);
  }, [productId]);

  const isVisible = isNear && earlier.length > 0;
  const module = useLoaded(loadProducts, isVisible);
  return (
    <div ref={container} className="page">
      {module && isVisible ? <module.ViewedProducts ids={earlier.slice(0, ROW_SIZE)} /> : null}
    </div>
  );
}
