import type { CSSProperties } from "react";
import { Link } from "react-router";
import { PriceText } from "~/lib/format/price-text";
import { paths } from "~/lib/paths";
import { DeliveryNote } from "~/lib/shop/delivery-note";
import { useShop } from "~/lib/shop/shop";
import { RatingText } from "~/ui/rating-text";
import { StockText } from "~/ui/stock-text";
import { useLoaded } from "~/ui/use-loaded";
import { ComparedFronts, isSized } from "./compared-fronts";
import { ComparedPictures } from "./compared-pictures";
import type { Comparison, OptionText } from "./comparison";
import { FactRow, rowStyle } from "./fact-row";

const loadDelivery = () => import("./delivery-text");

/** Facts of up to three products side by side, with their fronts to one scale. */
export function ComparisonTable({ products, options, groups }: Comparison) {
  const showsRatings = useShop().reviews && products.some(({ rating }) => rating);
  const delivery = useLoaded(loadDelivery, true);
  const sized = products.filter(isSized);
  return (
    <table
      style={
        { "--products": products.length, "--widest": `${12 + products.length * 26}rem` } as CSSProperties
      }
      className="w-full text-xs sm:text-sm max-md:block md:max-w-(--widest) md:table-fixed"
    >
      <caption className="sr-only">Products side by side</caption>
      <thead className="z-10 bg-paper shadow-[0_1px_0_var(--color-hairline)] max-md:block [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-header">
        <tr className="max-md:grid max-md:grid-cols-[repeat(var(--products),minmax(0,1fr))] max-md:gap-x-3">
          <td className="w-1/5 max-md:hidden xl:w-48" />
          {products.map(({ id, name }) => (
            <th
              key={id}
              scope="col"
              className="py-3 text-left align-bottom font-medium wrap-break-word hyphens-auto max-md:self-end md:pr-6 md:text-base"
            >
              <Link to={paths.product(id)} className="link">
                {name}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        <ComparedPictures products={products} />
        <FactRow term="Price" products={products}>
          {({ prices }) => (
            <span className="font-medium tabular-nums">
              <PriceText {...prices} />
            </span>
          )}
        </FactRow>
        {showsRatings ? (
          <FactRow term="Rating" products={products}>
            {({ rating }) => rating && <RatingText rating={rating} />}
          </FactRow>
        ) : null}
        <FactRow term="Availability" products={products}>
          {({ quantity, hasVariants }) =>
            hasVariants && quantity > 0 ? (
              <span className="text-success">In Stock</span>
            ) : (
              <StockText quantity={quantity} />
            )
          }
        </FactRow>
        <FactRow term="Delivery" products={products}>
          {({ id, variantId, quantity }) => {
            if (quantity === 0) return null;
            const items = [{ productId: id, variantId, quantity: 1 }];
            return delivery ? <delivery.DeliveryText items={items} /> : <DeliveryNote />;
          }}
        </FactRow>
        <FactRow term="Room" products={products}>
          {({ room }) => room}
        </FactRow>
        <FactRow term="Kind" products={products}>
          {({ kind }) => kind}
        </FactRow>
        {options.map(({ term, values }) => (
          <FactRow key={term} term={term} products={products}>
            {(_product, index) => values[index] && <OptionValues {...values[index]} />}
          </FactRow>
        ))}
      </tbody>
      {groups.map(({ title, rows }, index) => (
        <tbody key={title} className="max-md:block">
          <tr className={rowStyle}>
            <th
              scope="rowgroup"
              colSpan={products.length + 1}
              className="pt-10 pb-3 text-left font-serif text-lg font-normal max-md:col-span-full"
            >
              {title}
            </th>
          </tr>
          {/* Products with a size have the group of sizes, which is the first. */}
          {index === 0 && sized.length > 0 ? (
            <tr className={rowStyle}>
              <td colSpan={products.length + 1} className="pt-6 pb-4 max-md:col-span-full">
                <ComparedFronts products={sized} />
              </td>
            </tr>
          ) : null}
          {rows.map(({ term, values }) => (
            <FactRow key={term} term={term} products={products}>
              {(_product, index) => values[index]}
            </FactRow>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function OptionValues({ text, colours }: OptionText) {
  return (
    <>
      {colours.length > 0 ? (
        <span aria-hidden="true" className="mb-1.5 flex flex-wrap gap-1.5">
          {colours.map((colour) => (
            <span
              key={colour}
              className="size-3.5 rounded-full border border-ink/15 forced-color-adjust-none"
              style={{ backgroundColor: colour }}
            />
          ))}
        </span>
      ) : null}
      {text}
    </>
  );
}
