import { useEffect } from "react";
import { data, Link } from "react-router";
import type { Comparison } from "~/features/shop/compare/comparison";
import { ComparisonNotes } from "~/features/shop/compare/comparison-notes";
import { ComparisonTable } from "~/features/shop/compare/comparison-table";
import { readComparison } from "~/features/shop/compare/read-comparison.server";
import { paths } from "~/lib/paths";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { removeCompared } from "~/lib/shop/compared";
import { pageMeta } from "~/lib/shop/page-meta";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { NotFound } from "~/ui/not-found";
import type { Route } from "./+types/compare";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, "Compare", "Up to three products side by side."),
  { name: "robots", content: "noindex" },
];

/** A showroom compares nothing. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const reader = context.get(catalogueContext);
  if (!reader.shop().trading) return data<Comparison | null>(null, 404);
  const ids = new URL(request.url).searchParams.get("ids") ?? "";
  return data<Comparison | null>(await readComparison(reader, ids));
}

export default function ComparePage({ loaderData: comparison }: Route.ComponentProps) {
  // A product that is no longer sold must not take a place on this device.
  useEffect(() => comparison?.missing.forEach(removeCompared), [comparison]);
  if (!comparison) return <NotFound />;
  const count = comparison.products.length;
  return (
    <div className="page min-h-[60vh] pt-12 pb-section">
      <h1 className="mb-6 text-4xl">Compare</h1>
      <ComparisonNotes {...comparison} />
      {count > 0 ? (
        <ComparisonTable {...comparison} />
      ) : (
        <EmptyState title="Nothing to compare yet" text="Choose “Compare” on up to three products.">
          <LinkButton to={paths.products} variant="outline">
            Browse products
          </LinkButton>
        </EmptyState>
      )}
      {count === 1 ? (
        <p className="mt-8 text-sm">
          Add another product to compare it with.{" "}
          <Link to={paths.products} className="link">
            Browse products
          </Link>
        </p>
      ) : null}
    </div>
  );
}
