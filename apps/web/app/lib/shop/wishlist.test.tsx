import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, onTestFinished, vi } from "vitest";
import { session } from "~/lib/session/session";
import { tabStorage } from "~/lib/session/tab-storage";
import { answerCalls } from "~/testing/api-replies";
import { useWishlist } from "./wishlist";
import { WishlistHeart } from "./wishlist-heart";

const ID = "00000000000000000000000a";

/** A signed-in shopper, and an account that answers only while `isOnline`. */
function openAccount() {
  session.useStore.setState({ status: "signed-in", userId: crypto.randomUUID() });
  onTestFinished(() => {
    session.useStore.setState({ status: "signed-out", userId: "" });
    useWishlist.setState({ ids: [], isLoaded: false });
    sessionStorage.clear();
  });
  const account = { isAnswering: true, ids: [] as string[], load: async () => {} };
  const fetch = answerCalls(({ method, path }) => {
    if (method === "GET")
      return account.load().then(() => Response.json({ productIds: account.ids, token: null }));
    if (!account.isAnswering) return new Promise<Response>(() => {});
    if (method === "PUT") account.ids = [ID];
    if (method === "DELETE") account.ids = [];
    expect(path).toBe(`/wishlist/${ID}`);
    return new Response(null, { status: 204 });
  });
  return { account, fetch };
}

function openHeart() {
  const { unmount } = render(<WishlistHeart productId={ID} name="Sofa" />);
  onTestFinished(unmount);
  return screen.getByRole("button", { name: "Wishlist: Sofa" });
}

const unsaved = tabStorage<Record<string, boolean>>("wishes");

it("sends a wish even if the page is left at once", async () => {
  const { account, fetch } = openAccount();
  await userEvent.click(openHeart());
  await vi.waitFor(() => expect(account.ids).toEqual([ID]));
  const put = fetch.mock.calls.find(([, init]) => init?.method === "PUT");
  expect(put?.[1]?.keepalive).toBe(true);
  await vi.waitFor(() => expect(unsaved.read()).toEqual({}));
});

it("saves the wishes that the page before could not save", async () => {
  const { account } = openAccount();
  unsaved.write({ [ID]: true });
  const heart = openHeart();
  await vi.waitFor(() => expect(heart.getAttribute("aria-pressed")).toBe("true"));
  expect(account.ids).toEqual([ID]);
  expect(unsaved.read()).toEqual({});
});

it("shows a heart that was tapped while the list was still loading", async () => {
  const { account, fetch } = openAccount();
  let finishLoading = () => {};
  account.load = () =>
    new Promise((resolve) => {
      finishLoading = resolve;
    });
  const heart = openHeart();
  await userEvent.click(heart);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  account.isAnswering = false;
  finishLoading();
  await vi.waitFor(() => expect(useWishlist.getState().isLoaded).toBe(true));
  expect(heart.getAttribute("aria-pressed")).toBe("true");
});

it("notes a wish until it is saved", async () => {
  const { account } = openAccount();
  account.isAnswering = false;
  await userEvent.click(openHeart());
  expect(unsaved.read()).toEqual({ [ID]: true });
});
