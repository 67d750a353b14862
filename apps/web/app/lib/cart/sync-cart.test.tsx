import type { SavedCart } from "@larkwood/contract";
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { session } from "~/lib/session/session";
import { answerCalls } from "~/testing/api-replies";
import { renderWithToasts } from "~/testing/render-screen";
import { followCart } from "./follow-cart";
import { syncCart } from "./sync-cart";

const id = (last: number) => `64b00000000000000000000${last}`;
const [SOFA, LAMP, RUG] = [id(1), id(2), id(3)];
const cart = () => session.useStore.getState().cart.map(({ _id, quantity }) => [_id, quantity]);
const signIn = (userId: string) =>
  session.signIn({ accessToken: "a.b.c", role: "User", userName: userId, userId });

/** A server with one saved cart. `beforeSave` runs before the next save, as another device would. */
function savedCart(items: SavedCart["items"], sold = [SOFA, LAMP, RUG]) {
  const server = { version: items.length > 0 ? 1 : 0, items, saves: 0, beforeSave: () => {} };
  const fetch = answerCalls(() => Response.json({ version: server.version, items: server.items }));
  const reply = fetch.getMockImplementation();
  fetch.mockImplementation(async (url, init) => {
    if (init?.method !== "PUT") return reply?.(url, init) ?? Response.error();
    const interrupt = server.beforeSave;
    server.beforeSave = () => {};
    interrupt();
    const body = JSON.parse(String(init.body)) as SavedCart;
    server.saves += 1;
    if (body.version !== server.version)
      return Response.json(
        { code: "edit_conflict", status: 412, title: "" },
        { status: 412, headers: { "content-type": "application/problem+json" } },
      );
    server.items = body.items.filter(({ productId }) => sold.includes(productId));
    server.version += 1;
    return Response.json({ version: server.version, items: server.items, dropped: [] });
  });
  return server;
}

beforeEach(() => {
  localStorage.clear();
  session.clearCart();
  signIn("ada");
});

describe("the cart of a signed-in shopper", () => {
  it("joins the saved cart at the first sign-in and says it once", async () => {
    const server = savedCart([
      { productId: SOFA, quantity: 3 },
      { productId: LAMP, quantity: 1 },
    ]);
    renderWithToasts(null);
    session.addItem(SOFA);
    session.addItem(RUG, undefined, 2);
    await syncCart();
    expect(cart()).toEqual([
      [SOFA, 3],
      [LAMP, 1],
      [RUG, 2],
    ]);
    expect(server.items.map(({ quantity }) => quantity)).toEqual([3, 1, 2]);
    expect(await screen.findAllByText(/items that you saved earlier/)).toHaveLength(1);
    await syncCart();
    expect(screen.getAllByText(/items that you saved earlier/)).toHaveLength(1);
    expect(server.saves).toBe(1);
  });

  it("merges edits made offline with those of another device", async () => {
    const server = savedCart([]);
    session.addItem(SOFA);
    session.addItem(LAMP);
    await syncCart();
    session.removeItem(LAMP);
    server.items = [...server.items, { productId: RUG, quantity: 1 }];
    server.version += 1;
    await syncCart();
    expect(cart()).toEqual([
      [SOFA, 1],
      [RUG, 1],
    ]);
    expect(server.items.map(({ productId }) => productId)).toEqual([SOFA, RUG]);
  });

  it("keeps both changes if another device saves at the same time, or the shopper taps meanwhile", async () => {
    const server = savedCart([]);
    session.addItem(SOFA);
    server.beforeSave = () => {
      server.items = [{ productId: RUG, quantity: 1 }];
      server.version += 1;
      session.addItem(LAMP);
    };
    await syncCart();
    await syncCart();
    expect(cart()).toEqual(
      expect.arrayContaining([
        [SOFA, 1],
        [LAMP, 1],
        [RUG, 1],
      ]),
    );
    expect(server.items).toHaveLength(3);
  });

  it("does not give one account's lines to the next account on the device", async () => {
    const server = savedCart([]);
    session.addItem(SOFA);
    await syncCart();
    session.useStore.getState().logout();
    session.addItem(LAMP);
    Object.assign(server, { version: 0, items: [] });
    signIn("bo");
    await syncCart();
    expect(cart()).toEqual([[LAMP, 1]]);
    expect(server.items.map(({ productId }) => productId)).toEqual([LAMP]);
  });

  it("keeps a line that is no longer sold on the device and does not save again and again", async () => {
    const server = savedCart([], [SOFA]);
    session.addItem(SOFA);
    session.addItem(LAMP);
    await syncCart();
    await syncCart();
    expect(cart()).toHaveLength(2);
    expect(server.saves).toBe(1);
  });

  it("is saved shortly after a change, and read again on focus", async () => {
    const server = savedCart([]);
    const stop = followCart();
    session.addItem(SOFA);
    await vi.waitFor(() => expect(server.items).toHaveLength(1), 10_000);
    server.items = [];
    server.version += 1;
    window.dispatchEvent(new Event("focus"));
    await vi.waitFor(() => expect(cart()).toEqual([]), 10_000);
    stop();
    session.addItem(SOFA);
    window.dispatchEvent(new Event("focus"));
    expect(server.items).toEqual([]);
  });
});
