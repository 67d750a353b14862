import { Link } from "react-router";
import { destinationPath, useDestinations } from "~/lib/shop/use-destinations";

/** Links to the categories and collections that the search names. */
export function SearchDestinations({ search }: { search: string }) {
  const destinations = useDestinations(search);
  if (destinations.length === 0) return null;
  return (
    <nav
      aria-label="Categories and collections"
      className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft"
    >
      Go to
      {destinations.map((destination) => (
        <Link
          key={`${destination.kind}-${destination.slug}`}
          to={destinationPath(destination)}
          className="link inline-flex min-h-9 items-center text-ink"
        >
          {destination.name}
        </Link>
      ))}
    </nav>
  );
}
