import type { Product, PromotionPreview } from "@larkwood/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ProductPicker } from "~/features/admin/shared/ui/product-picker";
import { QuantityLine } from "~/features/admin/shared/ui/quantity-line";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { formatSum } from "~/lib/format/money";
import { Field } from "~/ui/field";

interface Line {
  product: Pick<Product, "id" | "name" | "price">;
  quantity: number;
}

/** Shows which promotions apply to a cart, and why the others don't. */
export function TryOut() {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [coupon, setCoupon] = useState("");
  const [day, setDay] = useState("");
  const items = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const body = { items, ...(coupon.trim() ? { coupon: coupon.trim() } : {}), ...(day ? { at: day } : {}) };
  const { data, isError } = useQuery({
    queryKey: [...queryKeys.promotions, "preview", body],
    queryFn: async ({ signal }) => (await api("previewPromotions", { body, signal })).data,
    enabled: items.length > 0,
    placeholderData: keepPreviousData,
  });
  const setQuantity = (id: string, quantity: number) =>
    setLines(
      lines
        .map((line) => (line.product.id === id ? { ...line, quantity } : line))
        .filter((line) => line.quantity > 0),
    );
  const add = ({ id, name, price }: Product) => {
    if (!lines.some(({ product }) => product.id === id))
      setLines([...lines, { product: { id, name, price }, quantity: 1 }]);
  };
  return (
    <section aria-labelledby="try-out" className="mt-14 grid gap-x-12 gap-y-6 lg:grid-cols-2">
      <div className="text-sm">
        <h2 id="try-out" className="pb-1 text-xl">
          Try out a cart
        </h2>
        <p className="pb-3 text-ink-soft">See which promotions apply, and why the others don't.</p>
        <ul className="border-t border-hairline empty:hidden">
          {lines.map(({ product, quantity }) => (
            <QuantityLine
              key={product.id}
              name={product.name}
              price={formatSum(product.price)}
              value={quantity}
              onChange={(count) => setQuantity(product.id, count)}
            />
          ))}
        </ul>
        <ProductPicker onPick={add} />
        <div className="mt-4 grid grid-cols-2 gap-5">
          <Field
            label="Code"
            name="try-code"
            autoComplete="off"
            value={coupon}
            onChange={({ target }) => setCoupon(target.value)}
          />
          <Field
            label="Day of the order"
            name="try-day"
            type="date"
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        </div>
      </div>
      <div aria-live="polite" className="text-sm">
        {isError ? <p className="text-danger">The cart couldn't be calculated. Please try again.</p> : null}
        {data && items.length > 0 ? <TryOutResult preview={data} /> : null}
      </div>
    </section>
  );
}

function TryOutResult({ preview }: { preview: PromotionPreview }) {
  const { applied, refused, hints, subtotal, total } = preview;
  return (
    <>
      <h3 className="font-sans text-base font-medium">
        {formatSum(subtotal)} → {formatSum(total)}
      </h3>
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
        {applied.map(({ id, name, amount, freeDelivery }) => (
          <li key={id} className="flex justify-between gap-4 py-2">
            <span>
              <span className="text-success">Applies: </span>
              {name}
            </span>
            <span className="tabular-nums">{freeDelivery ? "Free delivery" : `−${formatSum(amount)}`}</span>
          </li>
        ))}
        {refused.map(({ id, name, text }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2 text-ink-soft">
            <span>{name}</span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {hints.map(({ text }) => (
        <p key={text} className="mt-2">
          {text}
        </p>
      ))}
    </>
  );
}
