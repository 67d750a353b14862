import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, it, onTestFinished, vi } from "vitest";
import { createQueryClient } from "~/lib/api/query-client";
import { guestSecrets } from "~/lib/session/guest-secrets";
import { session } from "~/lib/session/session";
import { GuestOrder } from "./guest-order";

const ID = "65f1c0ffee65f1c0ffee65f1";
const SECRET = "s".repeat(43);

/** Opens the page of an order; every call is answered with 404. Returns the tokens of the calls. */
function openOrder(address: string) {
  session.useStore.setState({ status: "signed-out" });
  const tokens: (string | null)[] = [];
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    tokens.push(new Headers(init?.headers).get("authorization"));
    return Response.json(
      { type: "about:blank", title: "x", status: 404, code: "not_found" },
      { status: 404 },
    );
  });
  onTestFinished(() => {
    cleanup();
    fetch.mockRestore();
    sessionStorage.clear();
  });
  const Page = createRoutesStub([{ path: "/order", Component: () => <GuestOrder id={ID} page="order" /> }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Page initialEntries={[address]} />
    </QueryClientProvider>,
  );
  return tokens;
}

it("opens the order with the secret in the address, and remembers it for the return from a payment", async () => {
  const tokens = openOrder(`/order#${SECRET}`);
  await waitFor(() => expect(tokens).toContain(`Bearer lw_order_${ID}_${SECRET}`));
  expect(guestSecrets.find(ID)).toBe(SECRET);
  await screen.findByText("This link doesn't open an order");
});

it("uses the secret of this tab after a payment", async () => {
  guestSecrets.store(ID, SECRET);
  const tokens = openOrder("/order?paid=1");
  await waitFor(() => expect(tokens).toContain(`Bearer lw_order_${ID}_${SECRET}`));
});

it("asks for the link without a secret, and calls nothing", async () => {
  const tokens = openOrder("/order");
  await screen.findByText("This link doesn't open an order");
  expect(tokens).toEqual([]);
});
