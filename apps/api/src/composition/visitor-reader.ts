import { ID_PATTERN } from "@larkwood/contract";
import type { VisitorReader } from "../../../web/server/visitor-reader";
import { hasPermission } from "../core/actor";
import { findUser } from "../modules/identity/users";
import { findOrderOwner } from "../modules/sales/orders";
import type { SessionGuard } from "../plugins/router/authenticate";
import type { AppContext } from "./context";

/** Lets page loaders check the visitor's access on the server, so that a page is sent with the right status. */
export function createVisitorReader({ db }: Pick<AppContext, "db">, guard: SessionGuard): VisitorReader {
  const findCaller = async (token: string) => {
    const claimed = guard.findVerified(token) ?? (await guard.verify(token));
    return claimed && guard.findCurrent(claimed);
  };
  return {
    findVisitor: async (token) => {
      const caller = await findCaller(token);
      if (!caller) return null;
      return {
        userId: caller.userId,
        role: caller.role,
        canReadOrders: hasPermission(caller, "orders.read"),
      };
    },
    // The id comes unparsed from the URL.
    hasUser: async (id) => ID_PATTERN.test(id) && (await findUser(db, id)) !== null,
    hasOrder: async (id, { userId, canReadOrders }) => {
      const order = ID_PATTERN.test(id) ? await findOrderOwner(db, id) : null;
      return order !== null && (canReadOrders || order.userId === userId);
    },
  };
}
