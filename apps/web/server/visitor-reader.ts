import type { Role } from "@larkwood/contract";

/** A signed-in visitor of a page. */
export interface PageVisitor {
  userId: string;
  role: Role;
  /** Whether the visitor may read orders of other customers. */
  canReadOrders: boolean;
}

/** Data about the visitor that page loaders can read. */
export interface VisitorReader {
  /** Finds the visitor of an access token in the database; null if it is invalid or expired. */
  findVisitor(accessToken: string): Promise<PageVisitor | null>;
  hasUser(id: string): Promise<boolean>;
  /** Whether the order exists and the visitor may read it. */
  hasOrder(id: string, visitor: PageVisitor): Promise<boolean>;
}
