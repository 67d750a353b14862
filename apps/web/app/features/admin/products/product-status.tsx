import type { ListedProduct } from "~/features/admin/shared/listed-product";
import { formatMoment } from "~/lib/format/format";
import { Badge } from "~/ui/badge";

/** Whether shoppers can see and buy a product. */
export function ProductStatus({ product: { publishing, quantity } }: { product: ListedProduct }) {
  if (publishing?.publishAt)
    return (
      <span title={formatMoment(publishing.publishAt)}>
        <Badge tone="sky">Scheduled</Badge>
      </span>
    );
  if (publishing?.state === "draft") return <Badge tone="grey">Draft</Badge>;
  return quantity === 0 ? <Badge tone="red">Sold out</Badge> : <Badge tone="green">Live</Badge>;
}
