import { expect, it } from "vitest";
import { renderScreen } from "~/testing/render-screen";
import { someUser } from "~/testing/users";
import { AddressForm } from "./address-form";
import { ProfileForm } from "./profile-form";

it("validates the three names and focuses the first invalid one [U04 U06]", async () => {
  const visitor = renderScreen(<ProfileForm user={someUser()} />);
  await visitor.fill("userName", "four");
  await visitor.fill("firstName", "A");
  await visitor.fill("lastName", "B");
  await visitor.press("SAVE");
  await visitor.sees(
    "Username must be at least 5 characters long",
    "First name must be at least 2 characters long",
    "Last name must be at least 2 characters long",
  );
  expect(document.activeElement).toBe(visitor.control("userName"));
});

it("validates each address field, and the phone number by three rules [U05 U06]", async () => {
  const visitor = renderScreen(<AddressForm user={someUser()} />);
  await visitor.press("SAVE");
  await visitor.sees("Phone number is required");
  await visitor.fill("phoneNumber", "070");
  await visitor.sees("Phone number must start with + and should only contain digits");
  await visitor.fill("phoneNumber", "+070");
  await visitor.sees("Phone number must be at least 7 digits");
  await visitor.fill("country", "Land");
  await visitor.fill("address", "Way");
  await visitor.sees(
    "Country must be at least 5 characters long",
    "Address must be at least 5 characters long",
  );
});
