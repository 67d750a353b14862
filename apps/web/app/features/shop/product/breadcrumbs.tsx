import { categoryLabels, KIND_ATTRIBUTE, type Product } from "@larkwood/contract";
import { paths } from "~/lib/paths";
import { BreadcrumbTrail } from "~/lib/shop/breadcrumb-trail";
import { findAttribute } from "~/lib/shop/find-attribute";

/** Breadcrumbs of a product page: its room, and its kind if it has one. */
export function Breadcrumbs({ product }: { product: Product }) {
  const kind = findAttribute(product, KIND_ATTRIBUTE);
  const steps = [
    { to: paths.home, label: "Home" },
    { to: paths.products, label: "Products" },
    { to: paths.category(product.category), label: categoryLabels[product.category] },
    ...(typeof kind?.value === "string" ? [{ to: paths.kind(kind.value), label: kind.text }] : []),
  ];
  return (
    <BreadcrumbTrail
      steps={steps}
      current={product.name}
      className="page print:hidden py-4 text-sm text-ink-soft lg:pt-6 lg:pb-0"
    />
  );
}
