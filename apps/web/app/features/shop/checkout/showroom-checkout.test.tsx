import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderScreen } from "~/testing/render-screen";
import { someUser } from "~/testing/users";
import { ShowroomCheckout } from "./showroom-checkout";

it("validates names, country, address and phone, but not notes and coupon [C11]", async () => {
  const visitor = renderScreen(<ShowroomCheckout user={someUser()} />);
  await visitor.press(/^Place Order/);
  expect(await screen.findAllByText("Required")).toHaveLength(4);
  await visitor.sees("Phone number is required");

  await visitor.fill("firstName", "A");
  await visitor.fill("lastName", "B");
  await visitor.fill("country", "Swe");
  await visitor.fill("address", "Str");
  await visitor.fill("phoneNumber", "0701234567");
  await visitor.sees(
    "First name must be at least 2 characters long",
    "Last name must be at least 2 characters long",
    "Country must be at least 5 characters long",
    "Address must be at least 5 characters long",
    "Phone number must start with + and should only contain digits",
  );
  await visitor.fill("phoneNumber", "+12345");
  await visitor.sees("Phone number must be at least 7 digits");

  await visitor.fill("firstName", "Astrid");
  await visitor.fill("lastName", "Berg");
  await visitor.fill("country", "Peru");
  await visitor.fill("address", "Storgatan 12");
  await visitor.fill("phoneNumber", "+46701234567");
  await waitFor(() => expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(0));
});

it("has the fields in the specified order, and payment before the summary [C11]", () => {
  const visitor = renderScreen(<ShowroomCheckout user={someUser()} />);
  expect(visitor.controlNames()).toEqual([
    "firstName",
    "lastName",
    "email",
    "country",
    "address",
    "phoneNumber",
    "notes",
    "coupon",
  ]);
  const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(headings).toEqual(["Checkout", "Customer Information", "Payment", "Order Summary"]);
});

it("is submitted by Enter in a field [C11]", async () => {
  const visitor = renderScreen(<ShowroomCheckout user={someUser()} />);
  visitor.control("firstName").focus();
  await userEvent.keyboard("{Enter}");
  await visitor.sees("Invalid payment method.");
});
