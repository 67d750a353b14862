import { categoryLabels, imageVariant, type Product } from "@larkwood/contract";
import { Link } from "react-router";
import { editPath, isUnpublished, type ListedProduct } from "~/features/admin/shared/listed-product";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { adminPaths } from "~/lib/admin-paths";
import { formatDay } from "~/lib/format/format";
import { formatPrice } from "~/lib/format/money";
import { paths } from "~/lib/paths";
import { IconButton } from "~/ui/icon-button";
import { Picture } from "~/ui/picture";
import { ProductStatus } from "./product-status";

type ColumnOptions = {
  onAdjustStock: (product: Product) => void;
  onRemove: (product: Product) => void;
  /** Adds a column with the status: live, sold out, draft or scheduled. */
  showsStatus: boolean;
  /** Whether the name of a published product leads to its editor instead of the shop. */
  opensEditor: boolean;
};

const status: Column<ListedProduct> = {
  header: "Status",
  cell: (product) => <ProductStatus product={product} />,
};

export function productColumns(options: ColumnOptions): Column<ListedProduct>[] {
  const { onAdjustStock, onRemove, showsStatus, opensEditor } = options;
  return [
    {
      header: "Image",
      cell: (product) => (
        <Picture
          src={imageVariant(product.imageUrl, 640)}
          alt={product.description}
          sizes="40px"
          width={40}
          height={40}
          className="size-10 rounded-sm"
        />
      ),
    },
    {
      header: "Product ID",
      cell: (product) => (
        <span
          title={product.id}
          className="block max-w-20 truncate text-xs text-ink-soft @4xl:max-w-28 @5xl:max-w-none"
        >
          # {product.id}
        </span>
      ),
    },
    {
      header: "Name",
      sort: { up: "name", down: "-name" },
      cell: (product) => (
        <Link
          to={opensEditor || isUnpublished(product) ? editPath(product) : paths.product(product.id)}
          className="link"
        >
          {product.name}
        </Link>
      ),
      className: "min-w-32",
    },
    ...(showsStatus ? [status] : []),
    {
      header: "Category",
      cell: (product) => (
        <Link to={adminPaths.category(product.category)} className="link whitespace-nowrap">
          {categoryLabels[product.category]}
        </Link>
      ),
    },
    {
      header: "Price",
      sort: { up: "price", down: "-price" },
      cell: (product) => formatPrice(product.price),
      className: "tabular-nums",
    },
    {
      header: "Quantity",
      sort: { up: "quantity", down: "-quantity" },
      cell: (product) => (
        <button
          type="button"
          title={`Adjust the stock of ${product.name}`}
          onClick={() => onAdjustStock(product)}
          className={product.quantity === 0 ? "link whitespace-nowrap text-danger" : "link whitespace-nowrap"}
        >
          {product.quantity} Units
        </button>
      ),
      className: "tabular-nums",
    },
    {
      header: "Added",
      sort: { up: "oldest", down: "newest" },
      cell: (product) => formatDay(product.createdAt),
      className: "whitespace-nowrap tabular-nums",
    },
    {
      header: "Update",
      cell: (product) => (
        <Link to={editPath(product)} aria-label={`Edit ${product.name}`} className="link">
          Edit
        </Link>
      ),
    },
    {
      header: "Remove",
      cell: (product) => (
        <IconButton
          icon="trash"
          label={`Delete ${product.name}`}
          onClick={() => onRemove(product)}
          className="-my-2"
        />
      ),
    },
  ];
}
