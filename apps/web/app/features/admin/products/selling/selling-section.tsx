import { useQuery } from "@tanstack/react-query";
import { adminProductOptions } from "~/features/admin/products/product-queries";
import type { ProductSectionProps } from "~/features/admin/products/use-product-section";
import { LoadFailed } from "~/features/admin/shared/ui/load-failed";
import { Spinner } from "~/ui/spinner";
import { PublishingSection } from "./publishing-section";
import { SaleSection } from "./sale-section";

type SellingSectionProps = Pick<ProductSectionProps, "product" | "saved" | "onSaved"> & {
  onSaleDirty: (isDirty: boolean) => void;
  onPublishingDirty: (isDirty: boolean) => void;
};

/** Sale prices and publishing state of a product. */
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
  const adminProduct = query.data;
  // Prefer the variants of a save in the section above.
  const variants = saved?.product.variants ?? adminProduct.variants ?? [];
  const current = { ...adminProduct, version: Math.max(adminProduct.version, saved?.product.version ?? 0) };
  return (
    <>
      <SaleSection
        key={variants.map(({ id }) => id).join(" ")}
        adminProduct={{ ...current, variants }}
        onSaved={onSaved}
        onDirty={onSaleDirty}
      />
      <PublishingSection adminProduct={current} onSaved={onSaved} onDirty={onPublishingDirty} />
    </>
  );
}
