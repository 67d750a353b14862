import type { Role, SignInReply } from "@larkwood/contract";
import {
  addToCart,
  type Cart,
  cartCount,
  decrementInCart,
  removeFromCart,
  restoreCart,
  restoreLines,
} from "@larkwood/domain";
import { create } from "zustand";
import type { SessionStorage } from "./session-storage";
import { decodeToken } from "./token";

/** `unknown` until the browser has read its cookies. */
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
  /** The visitor signed out in this window; false if the session expired or ended in another tab. */
  signedOutByUser: boolean;
  /** Clears the identity in all tabs. Keeps the cart. */
  logout: () => void;
}

const signedOut = { accessToken: "", userName: "", userRole: "", userId: "" } as const;

/** Creates the store of session and cart on top of a storage. */
export function createSessionStore(storage: SessionStorage) {
  const useStore = create<SessionState>()((set) => ({
    status: "unknown",
    ...signedOut,
    cart: [],
    cartCount: 0,
    searchQuery: "",
    signedOutByUser: false,
    logout: () => {
      storage.clearIdentity();
      set({ status: "signed-out", ...signedOut });
    },
  }));

  const showCart = (cart: Cart) => useStore.setState({ cart, cartCount: cartCount(cart) });
  const changeCart = (change: (cart: Cart) => Cart) => {
    // Read the stored cart, which another tab may have changed.
    const cart = change(restoreCart(storage.readCart()));
    storage.writeCart(cart);
    showCart(cart);
  };

  return {
    useStore,
    /** Restores the stored session. Returns true if a token refresh is needed. */
    restore(): boolean {
      const identity = storage.readIdentity();
      showCart(restoreCart(storage.readCart()));
      if (identity.accessToken) {
        useStore.setState({ status: "signed-in", ...identity });
        return false;
      }
      // With "remember me", the name (local storage) and the id (session cookie) may outlive the token.
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
      useStore.setState({ status: "signed-in", signedOutByUser: false, ...identity });
    },
    setAccessToken(accessToken: string) {
      const userId = useStore.getState().userId || (decodeToken(accessToken).sub ?? "");
      storage.writeTokenAndId(accessToken, userId);
      useStore.setState({ status: "signed-in", accessToken, userId });
    },
    /** The stored user, who may differ from the user of this window. */
    storedUserName: () => storage.readIdentity().userName,
    storedUserId: () => storage.readIdentity().userId,
    /** Signs out at the visitor's request. */
    signOut() {
      useStore.setState({ signedOutByUser: true });
      useStore.getState().logout();
    },
    setUserName(userName: string) {
      storage.writeUserName(userName);
      useStore.setState({ userName });
    },
    /** Signs out temporarily but keeps the stored identity, because the network may come back. */
    suspend: () => useStore.setState({ status: "signed-out", accessToken: "" }),
    setUserRole(userRole: Role) {
      storage.writeUserRole(userRole);
      useStore.setState({ userRole });
    },
    setSearchQuery: (searchQuery: string) => useStore.setState({ searchQuery }),
    readCart: () => showCart(restoreCart(storage.readCart())),
    updateCart: changeCart,
    addItem: (productId: string, variantId?: string, quantity = 1) =>
      changeCart((cart) => addToCart(cart, productId, variantId, quantity)),
    decrementItem: (productId: string, variantId?: string) =>
      changeCart((cart) => decrementInCart(cart, productId, variantId)),
    removeItem: (productId: string, variantId?: string) =>
      changeCart((cart) => removeFromCart(cart, productId, variantId)),
    /** Restores lines that were removed from an earlier cart. */
    restoreLines: (earlier: Cart) => changeCart((cart) => restoreLines(cart, earlier)),
    clearCart: () => changeCart(() => []),
  };
}
