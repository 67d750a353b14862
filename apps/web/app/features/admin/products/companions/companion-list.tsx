import { type AdminProduct, imageVariant } from "@larkwood/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type DragEvent, useState } from "react";
import { withMoved } from "~/features/admin/products/pictures/drafts";
import { OrderButtons } from "~/features/admin/shared/ui/order-buttons";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { cx } from "~/ui/cx";
import { useFocusInList } from "~/ui/use-focus-in-list";

// Own type, so that other dragged content is ignored.
const DRAG_TYPE = "application/x-companion-place";

type CompanionListProps = {
  ids: readonly string[];
  onChange: (next: (current: string[]) => string[]) => void;
};

/** The chosen companions in order; reordered by dragging or with buttons. */
export function CompanionList({ ids, onChange }: CompanionListProps) {
  const [dropIndex, setDropIndex] = useState<number | null>(null);
  const list = useFocusInList(ids.length);
  const query = { ids: [...ids].sort().join() };
  const { data = [], isSuccess } = useQuery({
    queryKey: queryKeys.companions(query.ids),
    queryFn: async ({ signal }) => (await api("listAdminProducts", { query, signal })).data,
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const move = (from: number, to: number) => onChange((current) => withMoved(current, from, to));
  const dropAt = (index: number) => (event: DragEvent) => {
    setDropIndex(null);
    const from = event.dataTransfer.getData(DRAG_TYPE);
    if (from === "") return;
    event.preventDefault();
    move(Number(from), index);
  };
  return (
    <ul ref={list} aria-label="Companions" className="mb-5 border-t border-hairline empty:hidden">
      {ids.map((id, index) => {
        const product = data.find((one) => one.id === id);
        const name = product?.name ?? (isSuccess ? "A deleted product" : "…");
        return (
          <li
            key={id}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.setData(DRAG_TYPE, String(index));
              event.dataTransfer.effectAllowed = "move";
            }}
            onDragOver={(event) => {
              if (!event.dataTransfer.types.includes(DRAG_TYPE)) return;
              event.preventDefault();
              setDropIndex(index);
            }}
            onDragLeave={() => setDropIndex(null)}
            onDrop={dropAt(index)}
            className={cx(
              "flex cursor-grab items-center gap-4 border-b border-hairline py-2",
              dropIndex === index && "bg-clay-wash",
            )}
          >
            {product ? (
              <img
                src={imageVariant(product.imageUrl, 640)}
                alt=""
                draggable={false}
                className="aspect-4/3 w-16 shrink-0 bg-linen object-cover"
              />
            ) : null}
            <span className="min-w-0 flex-1">
              {name}
              {isHidden(product) ? <span className="block text-ink-soft">Shoppers can't see it</span> : null}
            </span>
            <div className="flex shrink-0">
              <OrderButtons
                name={name}
                index={index}
                count={ids.length}
                onMove={(to) => move(index, to)}
                onRemove={() => onChange((current) => current.filter((one) => one !== id))}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const isHidden = (product: AdminProduct | undefined) =>
  product !== undefined && product.publishing.state !== "published";
