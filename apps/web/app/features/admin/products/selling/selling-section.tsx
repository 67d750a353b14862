import { useQuery } from "@tanstack/react-query";
import { adminProductOptions } from "~/features/admin/products/product-queries";
import type { PartProps } from "~/features/admin/products/use-product-part";
import { LoadFailed } from "~/features/admin/shared/ui/load-failed";
import { Spinner } from "~/ui/spinner";
import { PublishingPart } from "./publishing-part";
import { SalePart } from "./sale-part";

type SellingSectionProps = Pick<PartProps, "product" | "saved" | "onSaved"> & {
  onSaleDirty: (isDirty: boolean) => void;
  onPublishingDirty: (isDirty: boolean) => void;
};

/** What is planned for a product: sale prices and publishing. */
export function SellingSection(props: SellingSectionProps) {
  const { product, saved, onSaved, onSaleDirty, onPublishingDirty } = props;
  const query = useQuery(adminProductOptions(product.id));
  if (query.isPending) return <Spinner />;
  if (query.isLoadingError)
    return (
      <LoadFailed
        text="Sale prices and visibility couldn't be loaded. Please try again."
        onRetry={() => void query.refetch()}
      />
    );
  const office = query.data;
  // Variants that were saved further up are what has prices now.
  const shelf = saved?.product.variants ?? office.variants ?? [];
  const current = { ...office, version: Math.max(office.version, saved?.product.version ?? 0) };
  return (
    <>
      <SalePart
        key={shelf.map(({ id }) => id).join(" ")}
        office={{ ...current, variants: shelf }}
        onSaved={onSaved}
        onDirty={onSaleDirty}
      />
      <PublishingPart office={current} onSaved={onSaved} onDirty={onPublishingDirty} />
    </>
  );
}
