import type { Role, SignInReply } from "@larkwood/contract";
import {
  addToCart,
  type Cart,
  cartCount,
  putBack,
  removeFromCart,
  restoreCart,
  takeFromCart,
} from "@larkwood/domain";
import { create } from "zustand";
import type { SessionStorage } from "./session-storage";
import { decodeToken } from "./token";

/** `unknown` lasts from the server's HTML until the browser has looked at its cookies. */
export type SessionStatus = "unknown" | "signed-in" | "signed-out";

export interface SessionState {
  status: SessionStatus;
  accessToken: string;
  userName: string;
  userRole: Role | "";
  userId: string;
  cart: Cart;
  cartCount: number;
  searchQuery: string;
  /** The visitor signed out here, rather than the session ending by itself or in another tab. */
  leftByChoice: boolean;
  /** Forgets who was signed in, here and in the other tabs. The cart stays. */
  logout: () => void;
}

const signedOut = { accessToken: "", userName: "", userRole: "", userId: "" } as const;

/** The session and cart over a place to keep them; the tests give one of their own. */
export function createSessionStore(storage: SessionStorage) {
  const useStore = create<SessionState>()((set) => ({
    status: "unknown",
    ...signedOut,
    cart: [],
    cartCount: 0,
    searchQuery: "",
    leftByChoice: false,
    logout: () => {
      storage.clearIdentity();
      set({ status: "signed-out", ...signedOut });
    },
  }));

  const showCart = (cart: Cart) => useStore.setState({ cart, cartCount: cartCount(cart) });
  const changeCart = (change: (cart: Cart) => Cart) => {
    // Read anew: another tab may have changed the cart since this one last looked.
    const cart = change(restoreCart(storage.readCart()));
    storage.writeCart(cart);
    showCart(cart);
  };

  return {
    useStore,
    /** Takes over what the browser kept. Returns true when only a refresh can tell whether the session lives on. */
    restore(): boolean {
      const identity = storage.readIdentity();
      showCart(restoreCart(storage.readCart()));
      if (identity.accessToken) {
        useStore.setState({ status: "signed-in", ...identity });
        return false;
      }
      // The id goes with the browser, the name stays: both may outlive the token of somebody who is remembered.
      if (!identity.userId && !identity.userName) {
        useStore.setState({ status: "signed-out", ...signedOut });
        return false;
      }
      useStore.setState({ ...identity });
      return true;
    },
    signIn(reply: SignInReply) {
      const identity = {
        accessToken: reply.accessToken,
        userName: reply.userName,
        userRole: reply.role,
        userId: reply.userId,
      };
      storage.writeIdentity(identity);
      useStore.setState({ status: "signed-in", leftByChoice: false, ...identity });
    },
    setAccessToken(accessToken: string) {
      const userId = useStore.getState().userId || (decodeToken(accessToken).sub ?? "");
      storage.writeTokenAndId(accessToken, userId);
      useStore.setState({ status: "signed-in", accessToken, userId });
    },
    /** The name that the browser keeps now, whoever uses this window. */
    keptName: () => storage.readIdentity().userName,
    keptUserId: () => storage.readIdentity().userId,
    /** Signs out because the visitor wants to. */
    leave() {
      useStore.setState({ leftByChoice: true });
      useStore.getState().logout();
    },
    setUserName(userName: string) {
      storage.writeUserName(userName);
      useStore.setState({ userName });
    },
    /** Treats the visitor as signed out for now, without forgetting who it was: the network may come back. */
    suspend: () => useStore.setState({ status: "signed-out", accessToken: "" }),
    setUserRole(userRole: Role) {
      storage.writeUserRole(userRole);
      useStore.setState({ userRole });
    },
    setSearchQuery: (searchQuery: string) => useStore.setState({ searchQuery }),
    readCart: () => showCart(restoreCart(storage.readCart())),
    addItem: (productId: string, variantId?: string, pieces = 1) =>
      changeCart((cart) => addToCart(cart, productId, variantId, pieces)),
    takeItem: (productId: string, variantId?: string) =>
      changeCart((cart) => takeFromCart(cart, productId, variantId)),
    removeItem: (productId: string, variantId?: string) =>
      changeCart((cart) => removeFromCart(cart, productId, variantId)),
    /** Takes back what was removed since the cart looked like this. */
    putBack: (earlier: Cart) => changeCart((cart) => putBack(cart, earlier)),
    clearCart: () => changeCart(() => []),
  };
}
