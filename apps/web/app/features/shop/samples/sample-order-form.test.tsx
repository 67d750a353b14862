import { screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import type { ChosenSample } from "~/lib/shop/samples";
import { renderScreen } from "~/testing/render-screen";
import { someUser } from "~/testing/users";
import { SampleOrderForm } from "./sample-order-form";

const moss: ChosenSample = {
  productId: "1".repeat(24),
  variantId: "2".repeat(24),
  material: "Moss green wool",
  product: "Alder Three-Seat Sofa",
  imageUrl: "/images/swatches/wool-moss_160.webp",
};
const address = {
  firstName: "Ada",
  lastName: "Lund",
  country: "Norway",
  address: "Elm Street 5",
  postCode: "0155",
  city: "Oslo",
  phoneNumber: "+4712345678",
};

/** Renders the form in front of a shop that refuses every order, and records them. */
function openForm({ asGuest = false } = {}) {
  const orders: unknown[] = [];
  const detail = "You can order samples 3 times in 30 days.";
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    orders.push(JSON.parse(String(init?.body)));
    return Response.json(
      { title: "Too many", status: 429, code: "too_many_requests", detail },
      { status: 429 },
    );
  });
  onTestFinished(() => fetch.mockRestore());
  const user = asGuest ? undefined : someUser(address);
  const visitor = renderScreen(<SampleOrderForm user={user} isGuest={asGuest} chosen={[moss]} />);
  return { visitor, orders };
}

it("sends samples to the address of the account, and says why an order is refused", async () => {
  const { visitor, orders } = openForm();
  await visitor.press("Order free samples");
  await visitor.sees("You can order samples 3 times in 30 days.");
  expect(orders).toEqual([
    { ...address, addressLine2: "", items: [{ productId: moss.productId, variantId: moss.variantId }] },
  ]);
});

it("asks a guest for an email address", async () => {
  const { visitor, orders } = openForm({ asGuest: true });
  for (const [name, value] of Object.entries(address)) await visitor.fill(name, value);
  await visitor.press("Order free samples");
  expect(await screen.findByText("Required")).toBeTruthy();
  expect(orders).toEqual([]);
  await visitor.fill("email", "ida@visitor.example");
  await visitor.press("Order free samples");
  await visitor.sees("You can order samples 3 times in 30 days.");
  expect(orders).toMatchObject([{ email: "ida@visitor.example" }]);
});
