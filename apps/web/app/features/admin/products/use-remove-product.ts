import { consoleTexts, type Product } from "@larkwood/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { patchLists } from "./product-queries";

/** Deletes a product and removes its row. A failure is only logged to the console; the row stays. */
export function useRemoveProduct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (product: Product) => api("deleteProduct", { body: { id: product.id } }),
    onSuccess: (_, removed) => patchLists(client, (items) => items.filter(({ id }) => id !== removed.id)),
    onError: (error) => console.error(consoleTexts.deleteProduct, error),
  });
}
