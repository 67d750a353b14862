import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMayOpen } from "./use-may-open";

type PermittedLinkProps = { to: string; className?: string; title?: string; children: ReactNode };

/** A link for those who may open where it leads; for the others the same words. */
export function PermittedLink({ to, children, ...look }: PermittedLinkProps) {
  const mayOpen = useMayOpen();
  if (!mayOpen(to)) return children;
  return (
    <Link to={to} {...look}>
      {children}
    </Link>
  );
}
