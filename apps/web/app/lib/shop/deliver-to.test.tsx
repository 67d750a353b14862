import type { DeliveryEstimate } from "@larkwood/contract";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { session } from "~/lib/session/session";
import { renderScreen } from "~/testing/render-screen";
import { someUser } from "~/testing/users";
import { DeliverTo } from "./deliver-to";
import { useDeliveryCountry } from "./delivery-country";
import { getShop, useEditedShop } from "./shop";

const post = { name: "Post", kind: "parcel" as const, price: 29, from: "2026-11-21", to: "2026-11-25" };
const items = [{ productId: "64b000000000000000000001", quantity: 2 }];
const NORWAY: DeliveryEstimate = { country: "Norway", delivery: post, faster: null };

afterEach(() => {
  localStorage.clear();
  useDeliveryCountry.setState({ code: null });
  useEditedShop.setState({ shop: null });
  session.useStore.setState({ status: "unknown", userId: "" });
});

/** Opens the part as a visitor without an account. Returns the questions that the API was asked. */
function open(answer: DeliveryEstimate | null, shop: object = { trading: true, catalogue: "public" }) {
  useEditedShop.setState({ shop: { ...getShop(), ...shop } });
  session.useStore.setState({ status: "signed-out" });
  const asked: unknown[] = [];
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    asked.push(JSON.parse(String(init?.body ?? null)));
    if (String(url).includes("/users/")) return Response.json(someUser({ country: "Sweden" }));
    return answer ? Response.json(answer) : Response.json({ code: "invalid_input" }, { status: 400 });
  });
  onTestFinished(() => fetch.mockRestore());
  return { asked, visitor: renderScreen(<DeliverTo items={items} />) };
}

describe("the delivery to the visitor's country", () => {
  it("is asked once, and remembered on the device", async () => {
    const { asked, visitor } = open(NORWAY);
    await visitor.press("See delivery to your country");
    const field = await screen.findByRole("combobox", { name: "Deliver to" });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await userEvent.type(field, "Norge{Enter}");
    await visitor.sees("Delivered to Norway 21–25 Nov · $29.00");
    expect(asked).toEqual([{ items, country: "NO" }]);
    expect(localStorage.getItem("delivery-country")).toBe("NO");
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(document.activeElement?.textContent).toBe("Change country");
  });

  it("names a faster delivery with its price, and free delivery", async () => {
    useDeliveryCountry.setState({ code: "NO" });
    const faster = { ...post, name: "Express", price: 49, from: "2026-11-20", to: "2026-11-20" };
    const { visitor } = open({ ...NORWAY, delivery: { ...post, price: 0 }, faster });
    await visitor.sees("Delivered to Norway 21–25 Nov · Free", "Or 20 Nov for $49.00");
  });

  it("says that the shop does not deliver to a country", async () => {
    useDeliveryCountry.setState({ code: "JP" });
    const { visitor } = open({ country: "Japan", delivery: null, faster: null });
    await visitor.sees("We can't deliver these items to Japan.");
  });

  it("refuses a country that does not exist", async () => {
    const { asked, visitor } = open(NORWAY);
    await visitor.press("See delivery to your country");
    await userEvent.type(await screen.findByRole("combobox"), "Narnia{Enter}");
    await visitor.sees("Choose a country from the list");
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(asked).toEqual([]);
  });

  it("begins with the country of the account's address", async () => {
    const { visitor, asked } = open(NORWAY);
    act(() => session.useStore.setState({ status: "signed-in", userId: "64b0000000000000000000aa" }));
    await visitor.sees("Delivered to Norway 21–25 Nov · $29.00");
    expect(asked).toEqual([null, { items, country: "Sweden" }]);
  });

  it("shows nothing wrong if there is no estimate", async () => {
    useDeliveryCountry.setState({ code: "NO" });
    const { asked, visitor } = open(null);
    await waitFor(() => expect(asked).toHaveLength(1));
    await visitor.sees("See delivery to your country");
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("is not shown in the showroom", async () => {
    useDeliveryCountry.setState({ code: "NO" });
    const { asked } = open(NORWAY, { trading: false });
    await act(async () => {});
    expect([screen.queryByRole("button"), screen.queryByRole("link")]).toEqual([null, null]);
    expect(asked).toEqual([]);
  });

  it("asks visitors of a shop for members to sign in", async () => {
    useDeliveryCountry.setState({ code: "NO" });
    const { asked } = open(NORWAY, { trading: true, catalogue: "members" });
    const link = await screen.findByRole("link", { name: "Sign in to see delivery to your country" });
    expect(link.getAttribute("href")).toMatch(/^\/signin/);
    expect(asked).toEqual([]);
  });
});
