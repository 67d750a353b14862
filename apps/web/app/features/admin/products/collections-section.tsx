import type { AdminCollection } from "@larkwood/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { LoadFailed } from "~/features/admin/shared/ui/load-failed";
import { adminPaths } from "~/lib/admin-paths";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { Checkbox } from "~/ui/checkbox";
import { Spinner } from "~/ui/spinner";
import { showToast } from "~/ui/toast-region";
import { useEditorPart } from "./editor/use-editor-part";
import { ProductSectionFrame } from "./product-section-frame";

type SectionProps = { id: string; onDirty: (isDirty: boolean) => void };

async function readCollections(id: string, signal: AbortSignal) {
  const [all, own] = await Promise.all([
    api("listAdminCollections", { signal }),
    api("getProductCollections", { params: { id }, signal }),
  ]);
  return { all: all.data.filter(({ rule }) => rule === null), savedIds: own.data.collectionIds };
}

/** The manual collections of a product. */
export function CollectionsSection({ id, onDirty }: SectionProps) {
  const query = useQuery({
    queryKey: queryKeys.productCollections(id),
    queryFn: ({ signal }) => readCollections(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (query.isPending) return <Spinner />;
  if (query.isLoadingError)
    return (
      <LoadFailed
        text="The collections couldn't be loaded. Please try again."
        onRetry={() => void query.refetch()}
      />
    );
  return <CollectionsForm key={query.data.savedIds.join(" ")} id={id} onDirty={onDirty} {...query.data} />;
}

type CollectionsFormProps = SectionProps & { all: readonly AdminCollection[]; savedIds: readonly string[] };

function CollectionsForm({ id, onDirty, all, savedIds }: CollectionsFormProps) {
  const client = useQueryClient();
  const [selectedIds, setSelectedIds] = useState(savedIds);
  const [busy, setBusy] = useState(false);
  const isDirty = [...selectedIds].sort().join(" ") !== [...savedIds].sort().join(" ");
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  const editor = useEditorPart("product-collections", {
    isDirty,
    toBody: () => ({ collectionIds: [...selectedIds] }),
    fill: ({ collectionIds: stored }) => {
      if (!stored) return void client.invalidateQueries({ queryKey: queryKeys.productCollections(id) });
      client.setQueryData(queryKeys.productCollections(id), { all, savedIds: stored });
      setSelectedIds(stored);
    },
    changesIn: () => [],
    onProblems: () => {},
    draft: selectedIds,
    restore: (draft) => setSelectedIds(draft as string[]),
  });
  const saveAlone = async () => {
    setBusy(true);
    try {
      await api("setProductCollections", { params: { id }, body: { collectionIds: [...selectedIds] } });
      await client.invalidateQueries({ queryKey: queryKeys.collections });
      showToast("Collections saved");
    } catch {
      showToast("The collections couldn't be saved.", "alert");
    } finally {
      setBusy(false);
    }
  };
  return (
    <ProductSectionFrame
      id="product-collections"
      title="Collections"
      text="Manual collections only; automatic ones update themselves."
      busy={busy}
      isDirty={isDirty}
      onSave={() => (editor ? editor.save() : void saveAlone())}
      onDiscard={() => setSelectedIds(savedIds)}
      conflict={null}
    >
      {all.length === 0 ? (
        <p className="text-sm">
          No manual collections yet.{" "}
          <Link to={adminPaths.collections} className="link">
            Create a collection
          </Link>
        </p>
      ) : null}
      <div className="flex max-w-4xl flex-wrap gap-x-8 gap-y-3">
        {all.map((collection) => (
          <Checkbox
            key={collection.id}
            name={`collection.${collection.slug}`}
            label={collection.name}
            checked={selectedIds.includes(collection.id)}
            onChange={({ target }) =>
              setSelectedIds(
                target.checked
                  ? [...selectedIds, collection.id]
                  : selectedIds.filter((one) => one !== collection.id),
              )
            }
          />
        ))}
      </div>
    </ProductSectionFrame>
  );
}
