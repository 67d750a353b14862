import type { Role } from "@larkwood/contract";

/** Somebody whose access token came with the request for a page. */
export interface PageVisitor {
  userId: string;
  role: Role;
  /** Whether they may see orders that are not theirs. */
  readsOrders: boolean;
}

/** What page loaders may ask about whoever wants the page, and about what is theirs. */
export interface VisitorReader {
  /** Whose access token it is, as the database knows them now; null when it is void or its time is over. */
  findVisitor(accessToken: string): Promise<PageVisitor | null>;
  hasUser(id: string): Promise<boolean>;
  /** Whether there is such an order for this visitor. */
  hasOrder(id: string, visitor: PageVisitor): Promise<boolean>;
}
