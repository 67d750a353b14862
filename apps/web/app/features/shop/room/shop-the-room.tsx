import { useRef, useState } from "react";
import { Link } from "react-router";
import { formatPrice } from "~/lib/format/money";
import type { ProductItem } from "~/lib/shop/product-item";
import { useShop } from "~/lib/shop/shop";
import { cx } from "~/ui/cx";
import { Picture } from "~/ui/picture";
import { useLoaded } from "~/ui/use-loaded";
import { useNearViewport } from "~/ui/use-near-viewport";

const loadAddAll = () => import("./add-all");

/** A product as the variant in the picture, with its position as shares of width and height. */
export type RoomItem = ProductItem & { x: number; y: number };

export interface Room {
  imageUrl: string;
  alt: string;
  items: RoomItem[];
}

/** A room with a numbered marker on each product, beside the list of the products. */
export function ShopTheRoom({ room: { imageUrl, alt, items } }: { room: Room }) {
  const { trading } = useShop();
  const [hovered, setHovered] = useState("");
  return (
    <section aria-label="Shop the room" onPointerLeave={() => setHovered("")}>
      <h2 className="border-t border-hairline pt-6 text-3xl">Shop the room</h2>
      <div className="mt-8 grid gap-6 lg:grid-cols-[2fr_1fr] lg:gap-12">
        <div className="relative self-start">
          <Picture
            src={imageUrl}
            alt={alt}
            sizes="(min-width: 1440px) 860px, (min-width: 1024px) 62vw, 92vw"
            className="h-auto w-full"
          />
          {items.map(({ id, to, x, y }, index) => (
            // The list has the same links for keyboards and screen readers.
            <Link
              key={id}
              to={to}
              aria-hidden
              tabIndex={-1}
              onPointerEnter={() => setHovered(id)}
              style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
              className={cx(
                // The area around it makes it large enough for a finger.
                "absolute grid size-6 -translate-1/2 place-items-center rounded-full text-xs font-medium tabular-nums shadow-md transition-colors before:absolute before:-inset-2.5 sm:size-8 sm:before:-inset-1.5",
                hovered === id ? "bg-ink text-white" : "bg-white/90 text-ink",
              )}
            >
              {index + 1}
            </Link>
          ))}
        </div>
        <div className="self-start">
          <ol className="divide-y divide-hairline border-y border-hairline">
            {items.map(({ id, to, name, price, imageUrl: productImage }, index) => (
              <li
                key={id}
                onPointerEnter={() => setHovered(id)}
                className={cx(
                  "relative grid grid-cols-[1.5rem_4rem_1fr_auto] items-center gap-x-3 py-2.5 text-sm transition-colors",
                  hovered === id && "bg-linen",
                )}
              >
                <span className="text-center text-ink-soft tabular-nums">{index + 1}</span>
                <Picture src={productImage} alt="" sizes="64px" className="aspect-4/3 w-16" />
                <Link to={to} className="leading-snug after:absolute after:inset-0">
                  {name}
                </Link>
                <span className="tabular-nums">{formatPrice(price)}</span>
              </li>
            ))}
          </ol>
          {trading ? <LazyAddAll items={items} /> : null}
        </div>
      </div>
    </section>
  );
}

function LazyAddAll({ items }: { items: RoomItem[] }) {
  const container = useRef<HTMLDivElement>(null);
  const module = useLoaded(loadAddAll, useNearViewport(container, "600px"));
  return (
    <div ref={container} className="min-h-40">
      {module ? <module.AddAll items={items} /> : null}
    </div>
  );
}
