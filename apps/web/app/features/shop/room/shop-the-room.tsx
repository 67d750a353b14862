import { useState } from "react";
import { Link } from "react-router";
import { formatPrice } from "~/lib/format/money";
import { paths } from "~/lib/paths";
import { cx } from "~/ui/cx";
import { Picture } from "~/ui/picture";

/** A picture of a room and the products in it; `x` and `y` are shares of its width and height. */
export interface Room {
  imageUrl: string;
  alt: string;
  items: {
    id: string;
    /** The variant in the picture; the default one if missing. */
    variantId?: string;
    name: string;
    price: number;
    imageUrl: string;
    x: number;
    y: number;
  }[];
}

const linkTo = ({ id, variantId }: Room["items"][number]) =>
  variantId ? paths.variant(id, variantId) : paths.product(id);

/** A room with a numbered marker on each product, beside the list of the products. */
export function ShopTheRoom({ room: { imageUrl, alt, items } }: { room: Room }) {
  const [hovered, setHovered] = useState("");
  const links = items.map(linkTo);
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
          {items.map(({ id, x, y }, index) => (
            // The list has the same links for keyboards and screen readers.
            <Link
              key={id}
              to={links[index] ?? paths.product(id)}
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
        <ol className="divide-y divide-hairline self-start border-y border-hairline">
          {items.map(({ id, name, price, imageUrl: productImage }, index) => (
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
              <Link
                to={links[index] ?? paths.product(id)}
                className="leading-snug after:absolute after:inset-0"
              >
                {name}
              </Link>
              <span className="tabular-nums">{formatPrice(price)}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
