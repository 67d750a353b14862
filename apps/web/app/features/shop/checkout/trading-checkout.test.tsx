import { screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { session } from "~/lib/session/session";
import { getShop, useEditedShop } from "~/lib/shop/shop";
import { someProduct } from "~/testing/products";
import { renderScreen } from "~/testing/render-screen";
import { someUser } from "~/testing/users";
import { TradingCheckout } from "./trading-checkout";

const PRICES: Record<string, number> = { Standard: 29, Express: 79 };
const days = { fromDays: 2, toDays: 5 };

interface QuoteRequest {
  country: string;
  coupon: string;
  delivery?: string;
}

/** A quote as the API gives it: no delivery to Japan, 10% tax in Sweden, $100 off with SPRING. */
function quoteFor({ country, coupon, delivery = "Standard" }: QuoteRequest) {
  const isDeliverable = country !== "Japan";
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
      ? Object.entries(PRICES).map(([name, price]) => ({ name, price, ...days }))
      : [],
    deliverable: isDeliverable,
    taxes: tax ? [{ name: "VAT", percent: 10, amount: tax }] : [],
    taxIncluded: false,
    total: 900 - discount + shipping + tax,
    couponProblem: coupon && !discount ? "This coupon isn't valid." : null,
  };
}

/** Renders the checkout. Quotes wait while `hold` is set; orders are recorded and refused. */
async function openCheckout() {
  session.clearCart();
  sessionStorage.clear();
  session.addItem(someProduct().id);
  useEditedShop.setState({ shop: { ...getShop(), trading: true, charges: true } });
  onTestFinished(() => {
    session.clearCart();
    useEditedShop.setState({ shop: null });
  });
  const orders: Record<string, unknown>[] = [];
  const waiting: (() => void)[] = [];
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
    return Response.json({ type: "about:blank", title: "x", status: 500, code: "x" }, { status: 500 });
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
  const visitor = renderScreen(<TradingCheckout user={user} methods={["bank_transfer"]} />);
  await screen.findByRole("button", { name: "Place Order $929.00" });
  return { visitor, orders, quotes };
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
  quotes.release();
  await screen.findByRole("button", { name: "Place Order $979.00" });
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
