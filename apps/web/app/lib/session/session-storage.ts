import type { Role } from "@larkwood/contract";
import type { Cart } from "@larkwood/domain";
import {
  ACCESS_TOKEN_COOKIE,
  accessTokenCookie,
  endedCookie,
  readCookie,
  USER_ID_COOKIE,
  userIdCookie,
} from "./cookies";

export interface Identity {
  accessToken: string;
  userName: string;
  userRole: Role | "";
  userId: string;
}

/** Where session and cart are kept: token and id as cookies, role, name and cart in local storage. */
export interface SessionStorage {
  readIdentity(): Identity;
  writeIdentity(identity: Identity): void;
  writeTokenAndId(token: string, userId: string): void;
  writeUserName(userName: string): void;
  writeUserRole(role: Role): void;
  clearIdentity(): void;
  readCart(): unknown;
  writeCart(cart: Cart): void;
}

/** Keys in local storage, also what other tabs listen to. */
export const storageKeys = { role: "userRole", name: "userName", cart: "cart" } as const;

type BrowserParts = { document: { cookie: string }; localStorage: Storage; isSecureContext: boolean };

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** The storage of a browser window. The window is asked for late, because there is none on the server. */
export function browserStorage(getWindow: () => BrowserParts): SessionStorage {
  return {
    readIdentity() {
      const { document, localStorage } = getWindow();
      const role = localStorage.getItem(storageKeys.role);
      return {
        accessToken: readCookie(ACCESS_TOKEN_COOKIE, document.cookie),
        userId: readCookie(USER_ID_COOKIE, document.cookie),
        userName: localStorage.getItem(storageKeys.name) ?? "",
        userRole: role === "Admin" || role === "User" ? role : "",
      };
    },
    writeIdentity(identity) {
      const { document, localStorage, isSecureContext } = getWindow();
      document.cookie = userIdCookie(identity.userId, isSecureContext);
      document.cookie = accessTokenCookie(identity.accessToken, isSecureContext);
      localStorage.setItem(storageKeys.role, identity.userRole);
      localStorage.setItem(storageKeys.name, identity.userName);
    },
    writeTokenAndId(token, userId) {
      const { document, isSecureContext } = getWindow();
      document.cookie = accessTokenCookie(token, isSecureContext);
      document.cookie = userIdCookie(userId, isSecureContext);
    },
    writeUserName(userName) {
      getWindow().localStorage.setItem(storageKeys.name, userName);
    },
    writeUserRole(role) {
      getWindow().localStorage.setItem(storageKeys.role, role);
    },
    clearIdentity() {
      const { document, localStorage, isSecureContext } = getWindow();
      document.cookie = endedCookie(ACCESS_TOKEN_COOKIE, isSecureContext);
      document.cookie = endedCookie(USER_ID_COOKIE, isSecureContext);
      localStorage.removeItem(storageKeys.role);
      localStorage.removeItem(storageKeys.name);
    },
    readCart: () => parse(getWindow().localStorage.getItem(storageKeys.cart)),
    writeCart: (cart) => getWindow().localStorage.setItem(storageKeys.cart, JSON.stringify(cart)),
  };
}
