import { useQuery } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";

/** The name of a chosen product, which a stored promotion does not have. */
export function ProductName({ product: { id, name } }: { product: { id: string; name: string } }) {
  const { data, isError } = useQuery({
    queryKey: queryKeys.product(id),
    queryFn: async ({ signal }) => (await api("getProduct", { params: { id }, signal })).data,
    enabled: name === "",
    retry: false,
  });
  return name || data?.name || (isError ? "A product that is no longer sold" : "…");
}
