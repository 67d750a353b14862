import { beforeEach, describe, expect, it } from "vitest";
import { browserStorage } from "./session-storage";
import { createSessionStore } from "./session-store";

/** A fake of the browser APIs that the session uses, with cookies that can expire. */
function fakeWindow() {
  const jar = new Map<string, string>();
  const stored = new Map<string, string>();
  return {
    isSecureContext: true,
    jar,
    stored,
    document: {
      get cookie() {
        return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      },
      set cookie(text: string) {
        const [pair = ""] = text.split(";");
        const [name = "", value = ""] = pair.split("=");
        if (text.includes("Max-Age=0")) jar.delete(name);
        else jar.set(name, value);
      },
    },
    localStorage: {
      length: 0,
      clear: () => stored.clear(),
      key: () => null,
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  };
}

const reply = { accessToken: "a.b.c", role: "Admin", userName: "Freja", userId: "u1" } as const;

describe("the session", () => {
  let window: ReturnType<typeof fakeWindow>;
  let session: ReturnType<typeof createSessionStore>;
  const state = () => session.useStore.getState();

  beforeEach(() => {
    window = fakeWindow();
    session = createSessionStore(browserStorage(() => window));
  });

  it("contains token, name, role, id, cart, count, search query and a logout [S08]", () => {
    session.restore();
    session.signIn(reply);
    session.addItem("p1");
    session.setSearchQuery("oak");
    expect(state()).toMatchObject({
      accessToken: "a.b.c",
      userName: "Freja",
      userRole: "Admin",
      userId: "u1",
      cart: [{ _id: "p1", quantity: 1 }],
      cartCount: 1,
      searchQuery: "oak",
    });
    expect(state().logout).toBeTypeOf("function");
  });

  it("stores token and id as cookies, and role, name and cart in local storage [S11]", () => {
    session.signIn(reply);
    session.addItem("p1");
    expect(Object.fromEntries(window.jar)).toEqual({ accessToken: "a.b.c", userId: "u1" });
    expect(Object.fromEntries(window.stored)).toEqual({
      userRole: "Admin",
      userName: "Freja",
      cart: '[{"_id":"p1","quantity":1}]',
    });
  });

  it("is signed in with a token, and logout clears token, role, name and id [S09]", () => {
    session.signIn(reply);
    expect(state().status).toBe("signed-in");
    state().logout();
    expect(state()).toMatchObject({
      status: "signed-out",
      accessToken: "",
      userRole: "",
      userName: "",
      userId: "",
    });
    expect(window.jar.size).toBe(0);
  });

  it("is restored with its cart after a reload [C04]", () => {
    session.signIn(reply);
    session.addItem("p1");
    session.addItem("p1");
    const reloaded = createSessionStore(browserStorage(() => window));
    expect(reloaded.restore()).toBe(false);
    expect(reloaded.useStore.getState()).toMatchObject({
      status: "signed-in",
      userName: "Freja",
      cartCount: 2,
    });
  });

  it("needs a refresh if only the id is left", () => {
    session.signIn(reply);
    window.jar.delete("accessToken");
    expect(session.restore()).toBe(true);
  });

  it("reads the id from the token if only the name is left, as after closing the browser", () => {
    session.signIn(reply);
    window.jar.clear();
    expect(session.restore()).toBe(true);
    const payload = Buffer.from('{"sub":"u1","exp":1}').toString("base64url");
    session.setAccessToken(`h.${payload}.s`);
    expect(state()).toMatchObject({ status: "signed-in", userId: "u1", userName: "Freja" });
    expect(window.jar.get("userId")).toBe("u1");
  });

  it("ignores a malformed stored cart", () => {
    window.stored.set("cart", "{oops");
    session.restore();
    expect(state().cart).toEqual([]);
  });
});

describe("the cart", () => {
  it("increments, decrements, removes and clears lines and never counts below 0 [C01 C02 C04 C16]", () => {
    const session = createSessionStore(browserStorage(fakeWindowOnce()));
    const count = () => session.useStore.getState().cartCount;
    session.addItem("p1");
    session.addItem("p1");
    session.addItem("p2");
    expect(count()).toBe(3);
    session.decrementItem("p1");
    session.decrementItem("p2");
    expect(session.useStore.getState().cart).toEqual([{ _id: "p1", quantity: 1 }]);
    session.removeItem("p1");
    session.decrementItem("p1");
    expect(count()).toBe(0);
    session.addItem("p3");
    session.clearCart();
    expect(session.useStore.getState().cart).toEqual([]);
  });

  it("includes changes of another tab", () => {
    const window = fakeWindow();
    const thisTab = createSessionStore(browserStorage(() => window));
    const otherTab = createSessionStore(browserStorage(() => window));
    thisTab.addItem("p1");
    otherTab.addItem("p2");
    thisTab.addItem("p1");
    expect(thisTab.useStore.getState().cartCount).toBe(3);
  });

  it("works in a browser whose storage is full or blocked", () => {
    const window = fakeWindow();
    const fail = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    const full = createSessionStore(
      browserStorage(() => ({ ...window, localStorage: { ...window.localStorage, setItem: fail } })),
    );
    const blocked = createSessionStore(
      browserStorage(() => ({
        ...window,
        get localStorage() {
          return fail();
        },
      })),
    );
    for (const session of [full, blocked]) {
      expect(session.restore()).toBe(false);
      session.addItem("p1");
      session.addItem("p1");
      expect(session.useStore.getState()).toMatchObject({ status: "signed-out", cartCount: 2 });
    }
  });
});

function fakeWindowOnce() {
  const window = fakeWindow();
  return () => window;
}
