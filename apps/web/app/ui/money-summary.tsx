import type { ReactNode } from "react";

type MoneySummaryProps = {
  subtotal: string;
  total: string;
  shipping?: string;
  taxes?: readonly { term: string; value: string }[];
  children?: ReactNode;
};

export function MoneyRow({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex justify-between gap-6">
      <dt>{term}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}

/** Subtotal, shipping, tax and total; children such as a discount go between. */
export function MoneySummary({
  subtotal,
  total,
  shipping = "Free",
  taxes = [],
  children,
}: MoneySummaryProps) {
  return (
    <dl className="grid gap-3 text-sm">
      <MoneyRow term="Subtotal" value={subtotal} />
      {children}
      <MoneyRow term="Shipping" value={shipping} />
      {taxes.map(({ term, value }) => (
        <MoneyRow key={term} term={term} value={value} />
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-6 border-t border-hairline pt-5 text-lg">
        <dt>Total</dt>
        <dd className="font-serif text-xl tabular-nums">{total}</dd>
      </div>
    </dl>
  );
}
