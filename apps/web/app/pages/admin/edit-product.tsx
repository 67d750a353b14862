import { useSearchParams } from "react-router";
import { AuditList } from "~/features/admin/activity/audit-list";
import { EditProduct } from "~/features/admin/products/edit-product";
import { StockMoves } from "~/features/admin/products/stock-moves";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { useShop } from "~/lib/shop/shop";
import type { Route } from "./+types/edit-product";

const MAX_ENTRIES = 10;

export default function EditProductPage({ params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const isTrading = useShop().trading;
  const can = useOwnPermissions();
  return (
    <>
      <EditProduct key={params.id} id={params.id} mayBeDraft={search.has("any")} />
      {isTrading ? null : (
        <section aria-labelledby="product-stock" className="pt-14">
          <h2 id="product-stock" className="pb-3 text-xl">
            Stock
          </h2>
          <StockMoves key={params.id} id={params.id} />
        </section>
      )}
      {can("audit.read") ? (
        <section aria-labelledby="product-history" className="pt-14">
          <h2 id="product-history" className="pb-3 text-xl">
            History
          </h2>
          <AuditList filter={{ subjectId: params.id, limit: MAX_ENTRIES }} emptyText="No changes yet" />
        </section>
      ) : null}
    </>
  );
}
