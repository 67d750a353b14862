import { createContext, type ReactNode, use, useMemo } from "react";
import { api, createGuestApi } from "~/lib/api/api";
import { paths } from "~/lib/paths";

/** How the page of an order reaches it: with the session of an account, or with the link of a guest. */
interface OrderAccess {
  api: typeof api;
  /** Token of the order; null for an account. */
  guestToken: string | null;
  orderPath: (id: string) => string;
  paidOrderPath: (id: string) => string;
}

const ofAccount: OrderAccess = {
  api,
  guestToken: null,
  orderPath: paths.order,
  paidOrderPath: paths.paidOrder,
};

const Access = createContext(ofAccount);

export const useOrderAccess = () => use(Access);

/** The components of an order below act as the guest who holds its token. */
export function GuestOrderAccess({ token, children }: { token: string; children: ReactNode }) {
  const access = useMemo(
    () => ({
      api: createGuestApi(token),
      guestToken: token,
      orderPath: (id: string) => paths.guestOrder(id),
      paidOrderPath: paths.paidGuestOrder,
    }),
    [token],
  );
  return <Access value={access}>{children}</Access>;
}
