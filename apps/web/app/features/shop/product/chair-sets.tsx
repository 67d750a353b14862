import type { Product } from "@larkwood/contract";
import { fromCents, lineTotalCents, quantityInCart, seatsAtTable } from "@larkwood/domain";
import { Suspense, useId } from "react";
import { Await, Link } from "react-router";
import { addWithUndo, toCartLine } from "~/lib/cart/add-with-undo";
import { formatPrice } from "~/lib/format/money";
import { useSession } from "~/lib/session/session";
import type { ProductItem } from "~/lib/shop/product-item";
import { Button } from "~/ui/button";
import { Picture } from "~/ui/picture";

const NUMBER_WORDS = [
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

export type Chairs = readonly ProductItem[] | Promise<readonly ProductItem[]>;

type ChairSetsProps = {
  /** The table, with the attributes of the chosen variant. */
  table: Product;
  chairs: Chairs;
};

/** Offers chairs for all seats at a table; hidden without chairs. */
export function ChairSets({ table, chairs }: ChairSetsProps) {
  const seats = seatsAtTable(table);
  const headingId = useId();
  if (seats === null) return null;
  return (
    <Suspense>
      <Await resolve={chairs}>
        {(items) =>
          items.length > 0 ? (
            <section aria-labelledby={headingId} className="pt-9 print:hidden">
              <h2 id={headingId} className="text-sm font-medium">
                Chairs for this table
              </h2>
              <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
                {items.map((chair) => (
                  <ChairSet key={chair.id} chair={chair} seats={seats} />
                ))}
              </ul>
            </section>
          ) : null
        }
      </Await>
    </Suspense>
  );
}

function ChairSet({ chair, seats }: { chair: ProductItem; seats: number }) {
  const inCart = useSession((state) => quantityInCart(state.cart, chair.id, chair.variantId));
  const { name, price, quantity } = chair;
  const add = () => addWithUndo([toCartLine(chair, seats)], `${seats} × ${name} added to your cart.`);
  const label = `Add ${NUMBER_WORDS[seats - 2] ?? seats} chairs`;
  return (
    <li className="grid grid-cols-[5rem_1fr] items-center gap-x-4 gap-y-3 py-4 text-sm sm:max-lg:grid-cols-[5rem_1fr_auto]">
      <Picture src={chair.imageUrl} alt="" sizes="80px" className="aspect-4/3 w-20" />
      <div className="min-w-0">
        <Link to={chair.to} className="link">
          {name}
        </Link>
        <p className="text-ink-soft tabular-nums">
          {seats} × {formatPrice(price)} · {formatPrice(fromCents(lineTotalCents(price, seats)))}
        </p>
      </div>
      {quantity - inCart >= seats ? (
        <Button
          variant="outline"
          size="sm"
          className="col-span-2 sm:max-lg:col-span-1"
          aria-label={`${label}: ${name}`}
          onClick={add}
        >
          {label}
        </Button>
      ) : (
        <p className="col-span-2 text-ink-soft sm:max-lg:col-span-1">{shortageText(quantity, inCart)}</p>
      )}
    </li>
  );
}

function shortageText(quantity: number, inCart: number): string {
  if (quantity <= 0) return "Out of stock";
  return inCart > 0 ? `Only ${quantity} in stock, ${inCart} in your cart` : `Only ${quantity} in stock`;
}
