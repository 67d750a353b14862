import type { Product } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { OwnPrice } from "~/features/admin/sales/shared/own-price";
import { readOwnPrice } from "~/features/admin/sales/shared/read-sum";
import { ProductPicker } from "~/features/admin/shared/ui/product-picker";
import { QuantityLine } from "~/features/admin/shared/ui/quantity-line";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { formatSum } from "~/lib/format/money";
import { Select } from "~/ui/select";

export type PhoneLine = {
  key: number;
  product: Product;
  variantId: string | undefined;
  quantity: number;
  /** The own price as it was typed; empty for the list price. */
  price: string;
};

export const hasWrongPrice = (lines: readonly PhoneLine[]) =>
  lines.some(({ price }) => readOwnPrice(price) === null);

export const toItems = (lines: readonly PhoneLine[]) =>
  lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ product, variantId, quantity, price: typed }) => {
      const price = readOwnPrice(typed);
      return {
        productId: product.id,
        ...(variantId ? { variantId } : {}),
        quantity,
        ...(price == null ? {} : { price }),
      };
    });

type PhoneLinesProps = { lines: readonly PhoneLine[]; onChange: (lines: readonly PhoneLine[]) => void };

/** Products of the order, each with variant and quantity. */
export function PhoneLines({ lines, onChange }: PhoneLinesProps) {
  const replace = (line: PhoneLine, changes: Partial<PhoneLine>) =>
    onChange(lines.map((one) => (one === line ? { ...line, ...changes } : one)));
  const add = (product: Product) => {
    const key = Math.max(0, ...lines.map((line) => line.key)) + 1;
    onChange([...lines, { key, product, variantId: undefined, quantity: 1, price: "" }]);
  };
  return (
    <section aria-labelledby="phone-lines" className="text-sm">
      <h2 id="phone-lines" className="pb-2 text-xl">
        Products
      </h2>
      <ul className="border-t border-hairline empty:hidden">
        {lines.map((line) => (
          <QuantityLine
            key={line.key}
            name={line.product.name}
            price={formatSum(line.product.price)}
            value={line.quantity}
            onChange={(quantity) => replace(line, { quantity })}
          >
            <VariantChoice line={line} onChoose={(variantId) => replace(line, { variantId })} />
            <OwnPrice
              name={line.product.name}
              value={line.price}
              onChange={(price) => replace(line, { price })}
            />
          </QuantityLine>
        ))}
      </ul>
      <ProductPicker onPick={add} />
    </section>
  );
}

/** Selects the variant of a product with options. */
function VariantChoice({ line, onChoose }: { line: PhoneLine; onChoose: (variantId: string) => void }) {
  const { id } = line.product;
  const { data } = useQuery({
    queryKey: queryKeys.product(id),
    queryFn: async ({ signal }) => (await api("getProduct", { params: { id }, signal })).data,
  });
  const variants = data?.variants ?? [];
  if (variants.length < 2) return null;
  return (
    <Select
      label="Variant"
      name={`variant-${line.key}`}
      options={variants.map((variant) => ({ value: variant.id, label: variant.name }))}
      value={line.variantId ?? variants[0]?.id ?? ""}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}
