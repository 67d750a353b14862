import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { adminPaths } from "~/lib/admin-paths";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toast-region";

type DuplicateButtonProps = { id: string; hasUnsavedChanges: boolean };

/** Creates a copy of the stored product, and opens it. */
export function DuplicateButton({ id, hasUnsavedChanges }: DuplicateButtonProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const idempotencyKey = useIdempotencyKey();
  const duplicate = useMutation({
    mutationFn: () => api("duplicateProduct", { params: { id }, headers: idempotencyKey.headersFor(id) }),
    onSuccess: async ({ data: copy }) => {
      idempotencyKey.reset();
      void client.invalidateQueries({ queryKey: queryKeys.products });
      await navigate(adminPaths.editAnyProduct(copy.id));
      showToast("Product duplicated. This is the copy, a draft without stock.");
    },
    onError: () => showToast("The product couldn't be duplicated. Please try again.", "alert"),
  });
  return (
    <Button
      variant="outline"
      size="sm"
      disabled={hasUnsavedChanges || duplicate.isPending}
      title={hasUnsavedChanges ? "Save your changes first" : undefined}
      onClick={() => duplicate.mutate()}
    >
      Duplicate
    </Button>
  );
}
