import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "~/testing/render-screen";
import { OrderPayment } from "./order-payment";

const paid = {
  total: 24,
  due: 0,
  refunded: 0,
  paymentStatus: "received",
  paymentInstructions: "",
  bankTransfer: null,
} as const;

it("says that an order of samples costs nothing, instead of a payment that nobody made", () => {
  renderScreen(
    <OrderPayment order={{ ...paid, total: 0, paymentInstructions: "There is nothing to pay." }} />,
  );
  expect(screen.getByText("There is nothing to pay.")).toBeTruthy();
  expect(screen.queryByText(/received/)).toBeNull();
});

it("says that a payment was received, and how much of it was refunded", () => {
  renderScreen(<OrderPayment order={{ ...paid, refunded: 4 }} />);
  expect(screen.getByText("Payment received. $4.00 was refunded.")).toBeTruthy();
});
