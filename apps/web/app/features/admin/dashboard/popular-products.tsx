import { stockDisplay } from "@larkwood/domain";
import { PermittedLink } from "~/features/admin/shared/permitted-link";
import { Picture } from "~/ui/picture";
import type { PopularProduct } from "./dashboard-stats";

const tones = { red: "text-danger", orange: "text-warning", green: "text-success" } as const;

export function PopularProducts({ products }: { products: readonly PopularProduct[] }) {
  return (
    <ul className="grid gap-3">
      {products.map((product) => {
        const { text, tone } = stockDisplay(product.stock);
        return (
          <li key={product.name} className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-3 text-sm">
            <Picture
              src={product.thumbnail}
              alt=""
              sizes="48px"
              width={48}
              height={48}
              className="size-12 rounded-sm"
            />
            <div className="min-w-0">
              {product.to ? (
                <PermittedLink to={product.to} className="link">
                  {product.name}
                </PermittedLink>
              ) : (
                product.name
              )}
              <div className="flex flex-wrap justify-between gap-x-2 text-xs">
                <p data-tone={tone} className={tones[tone]}>
                  {text}
                </p>
                <p className="text-ink-soft tabular-nums">{product.price}</p>
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
