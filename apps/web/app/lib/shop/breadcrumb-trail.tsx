import { Link } from "react-router";

type BreadcrumbTrailProps = {
  steps: readonly { to: string; label: string }[];
  /** Name of the page itself. */
  current: string;
  className?: string;
};

/** The way to a page: links to the pages above it, and its name. */
export function BreadcrumbTrail({ steps, current, className }: BreadcrumbTrailProps) {
  return (
    <nav aria-label="Breadcrumb" className={className}>
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
          {current}
        </li>
      </ol>
    </nav>
  );
}
