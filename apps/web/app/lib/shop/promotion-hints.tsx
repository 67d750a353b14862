import type { Quote } from "@larkwood/contract";
import { Link } from "react-router";
import { paths } from "~/lib/paths";

/** What a shopper can add to get more promotions. */
export function PromotionHints({ hints }: { hints: NonNullable<Quote["hints"]> }) {
  if (hints.length === 0) return null;
  return (
    <ul aria-label="Offers" className="mt-5 grid gap-2 border-l-2 border-clay bg-clay-wash p-4 text-sm">
      {hints.map(({ text, productId }) => (
        <li key={text}>
          {productId ? (
            <Link to={paths.product(productId)} className="link">
              {text}
            </Link>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}
