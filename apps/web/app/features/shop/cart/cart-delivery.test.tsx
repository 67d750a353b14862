import { deliveryPromise } from "@larkwood/domain";
import { screen, within } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { createQueryClient } from "~/lib/api/query-client";
import { formatPrice } from "~/lib/format/money";
import { session } from "~/lib/session/session";
import { useDeliveryCountry } from "~/lib/shop/delivery-country";
import { getShop, useEditedShop } from "~/lib/shop/shop";
import { answerCalls } from "~/testing/api-replies";
import { someProduct } from "~/testing/products";
import { renderScreen } from "~/testing/render-screen";
import { CartView } from "./cart-view";

const van = { name: "Van", kind: "two_man" as const, price: 49, freeFrom: null, fromDays: 5, toDays: 12 };
const delivery = { name: van.name, kind: van.kind, price: 49, from: "2026-11-24", to: "2026-12-01" };

/** Opens the cart of a guest, with one sofa of $900, in a shop that delivers by van. */
function openCart(country: string | null) {
  const shipping = deliveryPromise({ zones: [{ name: "All", countries: [], options: [van] }] });
  useEditedShop.setState({
    shop: { ...getShop(), trading: true, catalogue: "public", charges: true, deliveryPromise: shipping },
  });
  session.useStore.setState({ status: "signed-out" });
  useDeliveryCountry.setState({ code: country });
  session.clearCart();
  session.addItem(someProduct().id);
  onTestFinished(() => {
    session.clearCart();
    useEditedShop.setState({ shop: null });
    useDeliveryCountry.setState({ code: null });
  });
  answerCalls(({ path }) =>
    path === "/orders/delivery-estimate"
      ? Response.json({ country: "Norway", delivery, faster: null })
      : Response.json(someProduct()),
  );
  return renderScreen(<CartView />, createQueryClient());
}

const summary = () => within(screen.getByRole("complementary", { name: "Order summary" }));
const textsOf = (role: "term" | "definition") =>
  summary()
    .getAllByRole(role)
    .map(({ textContent }) => textContent);

it("counts the delivery to the chosen country, as the checkout does", async () => {
  const visitor = openCart("NO");
  await visitor.sees("Harbour Sofa", "Shipping (Van)");
  expect(textsOf("term")).toEqual(["Subtotal", "Shipping (Van)", "Total"]);
  expect(textsOf("definition")).toEqual([900, 49, 949].map(formatPrice));
});

it("leaves the price of the delivery to the checkout before a country is chosen", async () => {
  const visitor = openCart(null);
  await visitor.sees("Harbour Sofa");
  expect(textsOf("definition")).toEqual([formatPrice(900), "Shown at checkout", formatPrice(900)]);
});
