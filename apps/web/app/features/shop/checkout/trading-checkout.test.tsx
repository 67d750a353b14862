import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { session } from "~/lib/session/session";
import { useDeliveryCountry } from "~/lib/shop/delivery-country";
import { getShop, useEditedShop } from "~/lib/shop/shop";
import { someProduct } from "~/testing/products";
import { renderScreen } from "~/testing/render-screen";
import { someUser } from "~/testing/users";
import { findUnansweredOrder } from "./send-order";
import { TradingCheckout } from "./trading-checkout";

const PRICES: Record<string, number> = { Standard: 29, Express: 79 };
const days = { fromDays: 2, toDays: 5, from: "2026-11-21", to: "2026-11-24" };

interface QuoteRequest {
  country: string;
  coupon: string;
  delivery?: string;
}

/** A quote as the API gives it: no delivery to Japan, no Express to Iceland, 10% tax in Sweden, $100 off with SPRING. */
function quoteFor({ country, coupon, delivery: chosen = "Standard" }: QuoteRequest) {
  const isDeliverable = country !== "Japan";
  const delivery = country === "Iceland" ? "Standard" : chosen;
  const discount = coupon === "SPRING" ? 100 : 0;
  const shipping = isDeliverable ? (PRICES[delivery] ?? 0) : 0;
  const tax = country === "Sweden" ? 90 : 0;
  return {
    lines: [],
    subtotal: 900,
    coupon: discount ? coupon : null,
    discount,
    shipping,
    delivery: isDeliverable ? delivery : null,
    deliveries: isDeliverable
      ? Object.entries(PRICES)
          .filter(([name]) => name === "Standard" || country !== "Iceland")
          .map(([name, price]) => ({ name, price, ...days }))
      : [],
    deliverable: isDeliverable,
    taxes: tax ? [{ name: "VAT", percent: 10, amount: tax }] : [],
    taxIncluded: false,
    total: 900 - discount + shipping + tax,
    couponProblem: coupon && !discount ? "This coupon isn't valid." : null,
  };
}

/** Renders the checkout. Quotes wait while `hold` is set; orders are recorded and refused. `isBack` keeps what was typed. */
async function openCheckout({ asGuest = false, isBack = false } = {}) {
  session.clearCart();
  if (!isBack) sessionStorage.clear();
  session.addItem(someProduct().id);
  useEditedShop.setState({ shop: { ...getShop(), trading: true, charges: true } });
  onTestFinished(() => {
    session.clearCart();
    useEditedShop.setState({ shop: null });
  });
  const orders: Record<string, unknown>[] = [];
  const waiting: (() => void)[] = [];
  const replies = { lost: 0, status: 500 };
  const keys = new Set<string | null>();
  const quotes = {
    hold: false,
    release: () => {
      for (const answer of waiting.splice(0)) answer();
    },
  };
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const body = init?.body ? JSON.parse(String(init.body)) : {};
    if (String(url).endsWith("/orders/quote")) {
      if (quotes.hold) await new Promise<void>((resolve) => waiting.push(resolve));
      return Response.json(quoteFor(body));
    }
    if (!String(url).endsWith("/orders")) return Response.json(someProduct());
    orders.push(body);
    keys.add(new Headers(init?.headers).get("idempotency-key"));
    if (replies.lost > 0) {
      replies.lost -= 1;
      throw new TypeError("connection lost");
    }
    const { status } = replies;
    return Response.json({ type: "about:blank", title: "x", status, code: "x" }, { status });
  });
  onTestFinished(() => fetch.mockRestore());
  const user = someUser({
    firstName: "Ada",
    lastName: "Berg",
    country: "Norway",
    address: "Storgata 1",
    postCode: "0155",
    city: "Oslo",
    phoneNumber: "+4712345678",
  });
  const visitor = renderScreen(
    <TradingCheckout user={asGuest ? undefined : user} isGuest={asGuest} methods={["bank_transfer"]} />,
  );
  const isPrefilled = !asGuest && !isBack;
  await screen.findByRole("button", { name: isPrefilled ? "Place Order $929.00" : /^Place Order/ });
  return { visitor, orders, quotes, replies, keys };
}

const option = (name: string) =>
  screen.getByRole<HTMLInputElement>("radio", { name: new RegExp(`^${name}`) });

it("orders the chosen delivery, and shows it as chosen before its price is known", async () => {
  const { visitor, orders, quotes } = await openCheckout();
  quotes.hold = true;
  option("Express").click();
  await waitFor(() => expect(option("Express").checked).toBe(true));
  const button = screen.getByRole("button", { name: "Updating total…" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  const sums = () => screen.getByText("Total").closest("[aria-busy]")?.getAttribute("aria-busy");
  expect(sums()).toBe("true");
  quotes.release();
  await screen.findByRole("button", { name: "Place Order $979.00" });
  expect(sums()).toBe("false");
  await visitor.press("Place Order $979.00");
  await waitFor(() => expect(orders).toMatchObject([{ delivery: "Express", expectedTotal: 979 }]));
});

it("does not place an order at a total that was not shown", async () => {
  const { visitor, orders, quotes } = await openCheckout();
  quotes.hold = true;
  option("Express").click();
  await visitor.press("Updating total…");
  quotes.release();
  await visitor.sees("The total is now $979.00. Place the order again if you agree.");
  expect(orders).toEqual([]);
  await visitor.press("Place Order $979.00");
  await waitFor(() => expect(orders).toMatchObject([{ delivery: "Express", expectedTotal: 979 }]));
});

it("asks again when the country that was just typed costs more", async () => {
  const { visitor, orders } = await openCheckout();
  await visitor.fill("country", "Sverige");
  await visitor.press(/^Place Order/);
  await visitor.sees("The total is now $1019.00. Place the order again if you agree.");
  expect(orders).toEqual([]);
  await visitor.press("Place Order $1019.00");
  await waitFor(() => expect(orders).toMatchObject([{ country: "Sweden", expectedTotal: 1019 }]));
});

it("does not order another delivery than the one that was shown, even if it costs less", async () => {
  const { visitor, orders, quotes } = await openCheckout();
  option("Express").click();
  await screen.findByRole("button", { name: "Place Order $979.00" });
  quotes.hold = true;
  await visitor.fill("country", "Iceland");
  await visitor.press("Updating total…");
  quotes.release();
  await visitor.sees("The delivery has changed");
  await screen.findByText(
    /^We don't deliver to Iceland by Express, but by Standard\. The total is now \$929\.00\./,
  );
  expect(orders).toEqual([]);
  await visitor.press("Place Order $929.00");
  await waitFor(() => expect(orders).toMatchObject([{ delivery: "Standard", expectedTotal: 929 }]));
});

it("orders with the coupon that was just typed", async () => {
  const { visitor, orders } = await openCheckout();
  await visitor.fill("coupon", "SPRING");
  await visitor.press("Place Order $929.00");
  await waitFor(() => expect(orders).toMatchObject([{ coupon: "SPRING", expectedTotal: 829 }]));
});

it("offers no order where the shop does not deliver", async () => {
  const { visitor } = await openCheckout();
  await visitor.fill("country", "Japan");
  visitor.control("country").blur();
  const reason = "We can't deliver these items to Japan.";
  expect(await screen.findAllByText(reason)).toHaveLength(2);
  await visitor.sees("Not available");
  const button = screen.getByRole("button", { name: /^Place Order/ });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  const describedBy = button.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(describedBy)?.textContent).toBe(reason);
});

it("has an address in lines that browsers can fill in, and accepts a phone number as people write it", async () => {
  const { visitor, orders } = await openCheckout();
  const filledBy = (name: string) => visitor.control(name).getAttribute("autocomplete");
  expect(["country", "address", "addressLine2", "postCode", "city", "phoneNumber"].map(filledBy)).toEqual([
    "country-name",
    "address-line1",
    "address-line2",
    "postal-code",
    "address-level2",
    "tel",
  ]);
  await visitor.fill("phoneNumber", "+47 (123) 45-678");
  await visitor.fill("city", "");
  await visitor.press("Place Order $929.00");
  await visitor.sees("Required");
  await visitor.fill("city", "Bergen");
  await visitor.press("Place Order $929.00");
  const address = { address: "Storgata 1", addressLine2: "", postCode: "0155", city: "Bergen" };
  await waitFor(() => expect(orders).toMatchObject([{ ...address, phoneNumber: "+4712345678" }]));
});

it("suggests all countries, turns an alias into the name, and refuses a text that names none", async () => {
  const { visitor, orders } = await openCheckout();
  const field = visitor.control("country");
  expect([...(field.list?.options ?? [])].map(({ value }) => value)).toContain("United Kingdom");
  await visitor.fill("country", "U.S.A.");
  field.blur();
  await waitFor(() => expect(field.value).toBe("United States"));
  await visitor.fill("country", "Canda");
  await visitor.press(/^Place Order|^Updating/);
  await visitor.sees("Choose a country from the list");
  expect(orders).toEqual([]);
});

describe("an order whose reply was lost", () => {
  it("is sent again with the same key", async () => {
    const { visitor, orders, replies, keys } = await openCheckout();
    replies.lost = 1;
    await visitor.press("Place Order $929.00");
    await waitFor(() => expect(orders).toHaveLength(2));
    expect(orders[1]).toEqual(orders[0]);
    expect(keys.size).toBe(1);
  });

  it("is sent again by a button, with the same key, and never with other contents", async () => {
    const { visitor, orders, replies, keys } = await openCheckout();
    replies.lost = 4;
    await visitor.press("Place Order $929.00");
    await visitor.sees("We don't know yet if your order was placed");
    expect(document.activeElement?.textContent).toBe("Try again");
    await visitor.press("Try again");
    await waitFor(() => expect(orders).toHaveLength(4));
    await visitor.sees("The shop still doesn't answer");
    expect(screen.queryByRole("button", { name: /^Place Order/ })).toBeNull();
    expect(orders.every((order) => JSON.stringify(order) === JSON.stringify(orders[0]))).toBe(true);
    expect(keys.size).toBe(1);
    expect(findUnansweredOrder()?.body).toEqual(orders[0]);
  });

  it("can be changed once the shop has refused it", async () => {
    const { visitor, replies } = await openCheckout();
    replies.lost = 2;
    replies.status = 409;
    await visitor.press("Place Order $929.00");
    await visitor.press("Try again");
    await screen.findByRole("button", { name: "Place Order $929.00" });
    expect(findUnansweredOrder()).toBeNull();
  });
});

const guestAddress = {
  firstName: "Ada",
  lastName: "Berg",
  address: "Storgata 1",
  postCode: "0155",
  city: "Oslo",
  phoneNumber: "+4712345678",
  country: "Norway",
};

it("takes the email address of a guest, and sends it with the order", async () => {
  const { visitor, orders } = await openCheckout({ asGuest: true });
  for (const [name, value] of Object.entries(guestAddress)) await visitor.fill(name, value);
  visitor.control("country").blur();
  await screen.findByRole("button", { name: "Place Order $929.00" });
  expect(visitor.control("email").autocomplete).toBe("email");
  await visitor.press("Place Order $929.00");
  await visitor.sees("Required");
  await visitor.fill("email", "nobody");
  await visitor.press("Place Order $929.00");
  expect(orders).toEqual([]);
  await visitor.fill("email", "ada@visitor.example");
  await visitor.press("Place Order $929.00");
  await waitFor(() => expect(orders).toMatchObject([{ ...guestAddress, email: "ada@visitor.example" }]));
});

it("keeps what a guest typed after the sign-in, and adds no parts of the account's address", async () => {
  const guest = await openCheckout({ asGuest: true });
  await guest.visitor.fill("city", "Bergen");
  cleanup();
  const { visitor } = await openCheckout({ isBack: true });
  const valuesOf = (...names: string[]) => names.map((name) => visitor.control(name).value);
  await waitFor(() => expect(visitor.control("city").value).toBe("Bergen"));
  expect(valuesOf("country", "address", "postCode")).toEqual(["", "", ""]);
  expect(valuesOf("firstName", "lastName", "phoneNumber")).toEqual(["Ada", "Berg", "+4712345678"]);
});

it("doesn't send the address of an account, and offers it no guest checkout", async () => {
  const { visitor, orders } = await openCheckout();
  expect(visitor.control("email").disabled).toBe(true);
  expect(screen.queryByRole("heading", { name: "Continue as guest" })).toBeNull();
  await visitor.press("Place Order $929.00");
  await waitFor(() => expect(orders).toHaveLength(1));
  expect(orders[0]).not.toHaveProperty("email");
});

it("begins with the country that was chosen before, unless the account has an address", async () => {
  useDeliveryCountry.setState({ code: "SE" });
  onTestFinished(() => useDeliveryCountry.setState({ code: null }));
  const { visitor } = await openCheckout({ asGuest: true });
  expect(visitor.control("country").value).toBe("Sweden");
  await screen.findByRole("button", { name: "Place Order $1019.00" });
  await visitor.fill("address", "Storgatan 1");
  cleanup();
  const account = await openCheckout({ isBack: true });
  expect(account.visitor.control("address").value).toBe("Storgatan 1");
  expect(account.visitor.control("country").value).toBe("Sweden");
  cleanup();
  expect((await openCheckout()).visitor.control("country").value).toBe("Norway");
});
