import { useQuery } from "@tanstack/react-query";
import type { ProductSectionProps } from "~/features/admin/products/use-product-section";
import { attributesOptions } from "~/features/admin/shared/attributes-options";
import { LoadFailed } from "~/features/admin/shared/ui/load-failed";
import { Spinner } from "~/ui/spinner";
import { AttributesForm } from "./attributes-form";

/** Loads the defined attributes and shows their form. */
export function AttributesSection(props: ProductSectionProps) {
  const query = useQuery(attributesOptions);
  if (query.isPending) return <Spinner />;
  if (query.isLoadingError)
    return (
      <LoadFailed
        text="The details couldn't be loaded. Please try again."
        onRetry={() => void query.refetch()}
      />
    );
  if (query.data.length === 0) return null;
  return <AttributesForm {...props} attributes={query.data} />;
}
