import { useQuery } from "@tanstack/react-query";
import { LoadFailed } from "~/ui/load-failed";
import { Spinner } from "~/ui/spinner";
import { attributesOptions } from "../product-queries";
import type { PartProps } from "../use-product-part";
import { AttributesForm } from "./attributes-form";

/** What is said of a product, once it is known what can be said. */
export function AttributesSection(props: PartProps) {
  const query = useQuery(attributesOptions);
  if (query.isPending) return <Spinner />;
  if (query.isLoadingError)
    return (
      <LoadFailed
        text="The attributes could not be fetched. Please try again."
        onRetry={() => void query.refetch()}
      />
    );
  if (query.data.length === 0) return null;
  return <AttributesForm {...props} attributes={query.data} />;
}
