import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMayOpen } from "./use-may-open";

type PermittedLinkProps = { to: string; className?: string; title?: string; children: ReactNode };

/** A link for users who may open the target; plain text for others. */
export function PermittedLink({ to, children, ...linkProps }: PermittedLinkProps) {
  const mayOpen = useMayOpen();
  if (!mayOpen(to)) return children;
  return (
    <Link to={to} {...linkProps}>
      {children}
    </Link>
  );
}
