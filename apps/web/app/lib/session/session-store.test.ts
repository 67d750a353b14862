import { beforeEach, describe, expect, it } from "vitest";
import { browserStorage } from "./session-storage";
import { createSessionStore } from "./session-store";

/** The parts of a browser that the session touches, with cookies that can be expired like real ones. */
function fakeWindow() {
  const jar = new Map<string, string>();
  const kept = new Map<string, string>();
  return {
    isSecureContext: true,
    jar,
    kept,
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
      clear: () => kept.clear(),
      key: () => null,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
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

  it("holds token, name, role, id, cart, count, search words and a logout [S08]", () => {
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

  it("keeps token and id as cookies, role, name and cart in local storage [S11]", () => {
    session.signIn(reply);
    session.addItem("p1");
    expect(Object.fromEntries(window.jar)).toEqual({ accessToken: "a.b.c", userId: "u1" });
    expect(Object.fromEntries(window.kept)).toEqual({
      userRole: "Admin",
      userName: "Freja",
      cart: '[{"_id":"p1","quantity":1}]',
    });
  });

  it("is signed in while a token is there, and logout clears token, role, name and id [S09]", () => {
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

  it("comes back after a reload, with its cart [C04]", () => {
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

  it("asks for a refresh when only the id has outlived the token", () => {
    session.signIn(reply);
    window.jar.delete("accessToken");
    expect(session.restore()).toBe(true);
  });

  it("takes the id from the token when only the name was kept, as after closing the browser", () => {
    session.signIn(reply);
    window.jar.clear();
    expect(session.restore()).toBe(true);
    const payload = Buffer.from('{"sub":"u1","exp":1}').toString("base64url");
    session.setAccessToken(`h.${payload}.s`);
    expect(state()).toMatchObject({ status: "signed-in", userId: "u1", userName: "Freja" });
    expect(window.jar.get("userId")).toBe("u1");
  });

  it("survives a cart that somebody scribbled on", () => {
    window.kept.set("cart", "{oops");
    session.restore();
    expect(state().cart).toEqual([]);
  });
});

describe("the cart", () => {
  it("raises, lowers, removes and clears lines and never counts below 0 [C01 C02 C04 C16]", () => {
    const session = createSessionStore(browserStorage(fakeWindowOnce()));
    const count = () => session.useStore.getState().cartCount;
    session.addItem("p1");
    session.addItem("p1");
    session.addItem("p2");
    expect(count()).toBe(3);
    session.takeItem("p1");
    session.takeItem("p2");
    expect(session.useStore.getState().cart).toEqual([{ _id: "p1", quantity: 1 }]);
    session.removeItem("p1");
    session.takeItem("p1");
    expect(count()).toBe(0);
    session.addItem("p3");
    session.clearCart();
    expect(session.useStore.getState().cart).toEqual([]);
  });

  it("builds upon what another tab put into it meanwhile", () => {
    const window = fakeWindow();
    const here = createSessionStore(browserStorage(() => window));
    const there = createSessionStore(browserStorage(() => window));
    here.addItem("p1");
    there.addItem("p2");
    here.addItem("p1");
    expect(here.useStore.getState().cartCount).toBe(3);
  });

  it("takes products in a browser whose storage is full or forbidden", () => {
    const window = fakeWindow();
    const refuse = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
    const full = createSessionStore(
      browserStorage(() => ({ ...window, localStorage: { ...window.localStorage, setItem: refuse } })),
    );
    const forbidden = createSessionStore(
      browserStorage(() => ({
        ...window,
        get localStorage() {
          return refuse();
        },
      })),
    );
    for (const session of [full, forbidden]) {
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
