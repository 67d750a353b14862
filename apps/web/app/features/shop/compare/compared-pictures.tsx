import { Link } from "react-router";
import { paths } from "~/lib/paths";
import { removeCompared } from "~/lib/shop/compared";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import { useFocusInList } from "~/ui/use-focus-in-list";
import type { ComparedProduct } from "./comparison";
import { rowStyle } from "./fact-row";

const SIZES = "(min-width: 1280px) 390px, (min-width: 768px) 27vw, 46vw";

/** The row of pictures, each with a link that removes the product. */
export function ComparedPictures({ products }: { products: readonly ComparedProduct[] }) {
  // The first cell names the row.
  const row = useFocusInList<HTMLTableRowElement>(products.length + 1);
  const without = (removed: ComparedProduct) =>
    paths.compare(products.filter(({ id }) => id !== removed.id).map(({ id }) => id));
  return (
    <tr ref={row} className={rowStyle}>
      <th scope="row" className="max-md:absolute">
        <span className="sr-only">Picture</span>
      </th>
      {products.map((product) => (
        <td key={product.id} className="pt-3 pb-4 md:pr-6">
          <div className="relative aspect-4/3 bg-linen">
            <Picture
              src={product.imageUrl}
              alt={product.description}
              sizes={SIZES}
              priority
              width={1280}
              height={960}
              className="size-full"
            />
            {/* A link, so that it works before scripts. */}
            <Link
              to={without(product)}
              replace
              preventScrollReset
              aria-label={`Remove ${product.name}`}
              title={`Remove ${product.name}`}
              onClick={() => removeCompared(product.id)}
              className="absolute top-1 right-1 grid size-7 place-items-center rounded-full bg-paper/85 transition-colors hover:bg-paper md:top-2 md:right-2 md:size-11"
            >
              <Icon name="close" size={16} />
            </Link>
          </div>
        </td>
      ))}
    </tr>
  );
}
