import type { Role } from "@larkwood/contract";
import type { Cart } from "@larkwood/domain";
import {
  ACCESS_TOKEN_COOKIE,
  accessTokenCookie,
  expiredCookie,
  readCookie,
  USER_ID_COOKIE,
  userIdCookie,
} from "./cookies";
import { deviceStorage, tab } from "./device-storage";

export interface Identity {
  accessToken: string;
  userName: string;
  userRole: Role | "";
  userId: string;
}

/** Stores token and id as cookies, and role, name and cart in local storage. */
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

/** Keys in local storage, which other tabs observe; `notes` is in session storage. */
export const storageKeys = {
  role: "userRole",
  name: "userName",
  cart: "cart",
  notes: "notes",
  drafts: "drafts",
} as const;

type BrowserWindow = { document: { cookie: string }; localStorage: Storage; isSecureContext: boolean };

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** The storage of a browser window, which is accessed lazily because the server has none. */
export function browserStorage(getWindow: () => BrowserWindow): SessionStorage {
  const storage = deviceStorage(() => getWindow().localStorage);
  return {
    readIdentity() {
      const { document } = getWindow();
      const role = storage.getItem(storageKeys.role);
      return {
        accessToken: readCookie(ACCESS_TOKEN_COOKIE, document.cookie),
        userId: readCookie(USER_ID_COOKIE, document.cookie),
        userName: storage.getItem(storageKeys.name) ?? "",
        userRole: role === "Admin" || role === "User" ? role : "",
      };
    },
    writeIdentity(identity) {
      const { document, isSecureContext } = getWindow();
      document.cookie = userIdCookie(identity.userId, isSecureContext);
      document.cookie = accessTokenCookie(identity.accessToken, isSecureContext);
      storage.setItem(storageKeys.role, identity.userRole);
      storage.setItem(storageKeys.name, identity.userName);
    },
    writeTokenAndId(token, userId) {
      const { document, isSecureContext } = getWindow();
      document.cookie = accessTokenCookie(token, isSecureContext);
      document.cookie = userIdCookie(userId, isSecureContext);
    },
    writeUserName(userName) {
      storage.setItem(storageKeys.name, userName);
    },
    writeUserRole(role) {
      storage.setItem(storageKeys.role, role);
    },
    clearIdentity() {
      const { document, isSecureContext } = getWindow();
      document.cookie = expiredCookie(ACCESS_TOKEN_COOKIE, isSecureContext);
      document.cookie = expiredCookie(USER_ID_COOKIE, isSecureContext);
      storage.removeItem(storageKeys.role);
      storage.removeItem(storageKeys.name);
      tab.removeItem(storageKeys.notes);
    },
    readCart: () => parse(storage.getItem(storageKeys.cart)),
    writeCart: (cart) => storage.setItem(storageKeys.cart, JSON.stringify(cart)),
  };
}
