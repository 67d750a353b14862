import { screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { readReturnPath } from "~/lib/account/return-path";
import { session } from "~/lib/session/session";
import { renderScreen } from "~/testing/render-screen";
import { BackInStockForm } from "./back-in-stock-form";

const PRODUCT = "6571f0a1c2d3e4f5a6b7c8d9";
const VARIANT = "6571f0a1c2d3e4f5a6b7c8da";

function mockReply(status: number, body: object) {
  const requests: string[] = [];
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    requests.push(`${init?.method} ${url}`);
    return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
  });
  onTestFinished(() => fetch.mockRestore());
  return requests;
}

function signIn() {
  session.signIn({ accessToken: "a.b.c", role: "User", userName: "Ada", userId: PRODUCT });
  onTestFinished(() => session.signOut());
}

const button = () => screen.findByRole("button", { name: "Notify me when it's back" });

it("links a signed-out visitor to the sign-in, with a return path to the variant", async () => {
  renderScreen(<BackInStockForm productId={PRODUCT} variantId={VARIANT} />);
  const link = await screen.findByRole("link", { name: "Notify me when it's back" });
  const { pathname, searchParams } = new URL(link.getAttribute("href") ?? "", "http://shop.example");
  expect(pathname).toBe("/signin");
  expect(readReturnPath(searchParams.get("next"))).toBe(`/products/details/${PRODUCT}?variant=${VARIANT}`);
});

it("subscribes once to the chosen variant and confirms it", async () => {
  signIn();
  const requests = mockReply(200, { watching: true });
  renderScreen(<BackInStockForm productId={PRODUCT} variantId={VARIANT} />);
  (await button()).click();
  expect(await screen.findByText("We'll email you when it's back in stock.")).toBeTruthy();
  (await button()).click();
  await waitFor(() => expect(requests).toEqual([`POST /api/products/${PRODUCT}/watch?variantId=${VARIANT}`]));
});

it("asks for email confirmation first and links to Settings", async () => {
  signIn();
  mockReply(409, {
    type: "about:blank",
    title: "x",
    status: 409,
    code: "address_unverified",
    requestId: "1",
  });
  renderScreen(<BackInStockForm productId={PRODUCT} variantId={undefined} />);
  (await button()).click();
  expect(await screen.findByText(/First confirm your email address/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Settings" }).getAttribute("href")).toBe("/settings");
});
