import { screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { readReturnPath } from "~/lib/account/return-path";
import { session } from "~/lib/session/session";
import { renderScreen } from "~/testing/render-screen";
import { BackInStockForm } from "./back-in-stock-form";

const PRODUCT = "6571f0a1c2d3e4f5a6b7c8d9";
const VARIANT = "6571f0a1c2d3e4f5a6b7c8da";

function answer(status: number, body: object) {
  const asked: string[] = [];
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    asked.push(`${init?.method} ${url}`);
    return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
  });
  onTestFinished(() => fetch.mockRestore());
  return asked;
}

function signIn() {
  session.signIn({ accessToken: "a.b.c", role: "User", userName: "Ada", userId: PRODUCT });
  onTestFinished(() => session.leave());
}

const button = () => screen.findByRole("button", { name: "Notify me when it's back" });

it("leads a stranger to the sign-in, and from there back to what was sold out", async () => {
  renderScreen(<BackInStockForm productId={PRODUCT} variantId={VARIANT} />);
  const link = await screen.findByRole("link", { name: "Notify me when it's back" });
  const { pathname, searchParams } = new URL(link.getAttribute("href") ?? "", "http://shop.example");
  expect(pathname).toBe("/signin");
  expect(readReturnPath(searchParams.get("next"))).toBe(`/products/details/${PRODUCT}?variant=${VARIANT}`);
});

it("asks once for the chosen variant and says what will happen", async () => {
  signIn();
  const asked = answer(200, { watching: true });
  renderScreen(<BackInStockForm productId={PRODUCT} variantId={VARIANT} />);
  (await button()).click();
  expect(await screen.findByText("We'll email you when it's back in stock.")).toBeTruthy();
  (await button()).click();
  await waitFor(() => expect(asked).toEqual([`POST /api/products/${PRODUCT}/watch?variantId=${VARIANT}`]));
});

it("says that an address has to be confirmed first, and where", async () => {
  signIn();
  answer(409, { type: "about:blank", title: "x", status: 409, code: "address_unverified", requestId: "1" });
  renderScreen(<BackInStockForm productId={PRODUCT} variantId={undefined} />);
  (await button()).click();
  expect(await screen.findByText(/First confirm your email address/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Settings" }).getAttribute("href")).toBe("/settings");
});
