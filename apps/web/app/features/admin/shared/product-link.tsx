import type { ReactNode } from "react";
import { adminPaths } from "~/lib/admin-paths";
import { PermittedLink } from "./permitted-link";

/** A link to the editor of a product, published or not; plain text for users who may not edit products. */
export function ProductLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <PermittedLink to={adminPaths.editAnyProduct(id)} className="link">
      {children}
    </PermittedLink>
  );
}
