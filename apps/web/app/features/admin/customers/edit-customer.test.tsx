import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { createQueryClient } from "~/lib/api/query-client";
import { answerCalls, refusal } from "~/testing/api-replies";
import { openTradingShop } from "~/testing/open-trading-shop";
import { renderScreen, renderWithToasts } from "~/testing/render-screen";
import { someUser } from "~/testing/users";
import { customerToEditOptions } from "./customer-queries";
import { EditCustomer } from "./edit-customer";

it("'Edit User Info' has the role select and seven validated fields [D22 D23 F03]", async () => {
  const user = someUser();
  const client = createQueryClient();
  client.setQueryData(customerToEditOptions(user.id).queryKey, user);
  const visitor = renderScreen(<EditCustomer id={user.id} />, client);
  expect(screen.getByRole("heading").textContent).toBe("Edit User Info");
  const roles = within(screen.getByLabelText("Role")).getAllByRole<HTMLOptionElement>("option");
  expect(roles.map(({ value, text }) => [value, text])).toEqual([
    ["", "User"],
    ["User", "User"],
    ["Admin", "Admin"],
  ]);

  expect(visitor.controlNames()).toEqual([
    "role",
    "userName",
    "firstName",
    "lastName",
    "email",
    "address",
    "country",
    "phoneNumber",
    "acceptedTos",
  ]);
  for (const [label, name, value] of [
    ["Username", "userName", "Eve"],
    ["First Name", "firstName", "E"],
    ["Last Name", "lastName", ""],
    ["Email", "email", "eve"],
    ["Address", "address", "Here"],
    ["Country", "country", "Oz"],
    ["Phone Number", "phoneNumber", "12345678"],
  ] as const) {
    expect(screen.getByLabelText(label)).toBe(visitor.control(name));
    await visitor.fill(name, value);
  }
  await visitor.choose("role", "");
  await visitor.press("SUBMIT");
  await visitor.sees(
    "Username must be at least 5 characters long",
    "First name must be at least 2 characters long",
    "Please enter a valid email",
    "Address must be at least 5 characters long",
    "Country must be at least 5 characters long",
    "Phone number must start with + and should only contain digits",
    "Please double check your information before submitting",
  );
  expect(screen.getAllByText("Required")).toHaveLength(2);
  await visitor.fill("phoneNumber", "+123");
  await visitor.sees("Phone number must be at least 7 digits");
  await visitor.fill("phoneNumber", "");
  await visitor.sees("Phone number is required");
});

it("has the address lines, postcode and country list of the checkout in trading mode", async () => {
  openTradingShop();
  const user = someUser({
    ...{ firstName: "Greta", lastName: "Holm", phoneNumber: "+46701234567", country: "Sweden" },
    ...{ address: "Sample Street 12", addressLine2: "Floor 3", postCode: "113 30", city: "Stockholm" },
  });
  const client = createQueryClient();
  client.setQueryData(customerToEditOptions(user.id).queryKey, user);
  const fetch = answerCalls(() => Response.json(user));
  const visitor = renderScreen(<EditCustomer id={user.id} />, client);
  expect(visitor.controlNames().slice(5, -1)).toEqual([
    ...["country", "address", "addressLine2", "postCode", "city", "phoneNumber"],
  ]);
  await visitor.fill("country", "Nowhere");
  await visitor.fill("city", "");
  await visitor.choose("role", "Admin");
  visitor.control("acceptedTos").click();
  await visitor.press("SUBMIT");
  await visitor.sees("Choose a country from the list");
  expect(screen.getByLabelText("City").getAttribute("aria-invalid")).toBe("true");
  expect(fetch).not.toHaveBeenCalled();
  await visitor.fill("country", "Norway");
  await visitor.fill("postCode", "0155");
  await visitor.fill("city", "Oslo");
  await visitor.fill("phoneNumber", "+47 (22) 33-44-55");
  await visitor.press("SUBMIT");
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toMatchObject({
    ...{ country: "Norway", address: "Sample Street 12", addressLine2: "Floor 3" },
    ...{ postCode: "0155", city: "Oslo", phoneNumber: "+4722334455" },
  });
});

it("a failed save shows an alert and a field error, and keeps the input [D23]", async () => {
  const details = { firstName: "Greta", lastName: "Holm", address: "Sample Street 12", country: "Sweden" };
  const user = someUser({ ...details, phoneNumber: "+46701234567" });
  const client = createQueryClient();
  client.setQueryData(customerToEditOptions(user.id).queryKey, user);
  answerCalls(() => refusal(409, { email: "This email is already registered" }));
  const visitor = renderWithToasts(<EditCustomer id={user.id} />, client);
  await visitor.fill("email", "user@larkwood.example");
  await visitor.choose("role", "Admin");
  visitor.control("acceptedTos").click();
  await visitor.press("SUBMIT");
  await visitor.isAlerted("Error Updating User Info!");
  await visitor.sees("This email is already registered");
  expect(visitor.control("email").value).toBe("user@larkwood.example");
});

it("shows an alert if the user cannot be loaded [D23]", async () => {
  answerCalls(() => refusal(404));
  const visitor = renderWithToasts(<EditCustomer id={"0".repeat(24)} />);
  await visitor.isAlerted("Could not fetch user details. Please try again.");
});
