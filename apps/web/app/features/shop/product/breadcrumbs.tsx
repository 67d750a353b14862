import { categoryLabels, type Product } from "@larkwood/contract";
import { Link } from "react-router";
import { paths } from "~/lib/paths";

/** Breadcrumbs of a product page. */
export function Breadcrumbs({ product }: { product: Pick<Product, "name" | "category"> }) {
  const steps = [
    { to: paths.home, label: "Home" },
    { to: paths.products, label: "Products" },
    { to: paths.category(product.category), label: categoryLabels[product.category] },
  ];
  return (
    <nav aria-label="Breadcrumb" className="page print:hidden py-4 text-sm text-ink-soft lg:pt-6 lg:pb-0">
      <ol className="flex flex-wrap gap-x-2 gap-y-1">
        {steps.map(({ to, label }) => (
          <li key={to} className="flex gap-2">
            <Link to={to} className="link">
              {label}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="min-w-0 text-ink">
          {product.name}
        </li>
      </ol>
    </nav>
  );
}
