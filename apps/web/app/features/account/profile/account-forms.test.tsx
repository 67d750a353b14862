import { waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it, onTestFinished } from "vitest";
import { session } from "~/lib/session/session";
import { answerCalls, refusal } from "~/testing/api-replies";
import { renderScreen, renderWithToasts } from "~/testing/render-screen";
import { someUser } from "~/testing/users";
import { AddressForm } from "./address-form";
import { ProfileForm } from "./profile-form";
import { TradingAddressForm } from "./trading-address-form";
import { WithUser } from "./with-user";

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

it("saves an address in lines and a phone number as people write it, in trading mode", async () => {
  const calls = answerCalls(() => Response.json(someUser()));
  const visitor = renderScreen(<TradingAddressForm user={someUser()} />);
  const typed = {
    firstName: "Astrid",
    lastName: "Berg",
    country: "UK",
    address: "Elm Street 5",
    city: "Leeds",
  };
  for (const [name, text] of Object.entries(typed)) await visitor.fill(name, text);
  await visitor.fill("phoneNumber", "+44 (0)20 7946-0958");
  await visitor.press("SAVE");
  await visitor.sees("Required");
  await visitor.fill("postCode", "LS1 4DY");
  await visitor.press("SAVE");
  const address = { ...typed, country: "United Kingdom", addressLine2: "", postCode: "LS1 4DY" };
  await waitFor(() => expect(calls).toHaveBeenCalled());
  const saved = JSON.parse(String(calls.mock.lastCall?.[1]?.body));
  expect(saved).toMatchObject({ ...address, phoneNumber: "+442079460958" });
});

it("shows an alert after a failed save and keeps the input [U07]", async () => {
  answerCalls(() => refusal(500));
  const visitor = renderWithToasts(<ProfileForm user={someUser()} />);
  await visitor.fill("firstName", "Astrid");
  await visitor.fill("lastName", "Berg");
  await visitor.press("SAVE");
  await visitor.isAlerted("Error Updating User Info!");
  expect(visitor.control("firstName").value).toBe("Astrid");
});

it("keeps a typed name when the account is loaded again, and takes over names that were not typed", async () => {
  function Page() {
    const [user, setUser] = useState(someUser);
    return (
      <>
        <ProfileForm user={user} />
        <button type="button" onClick={() => setUser({ ...user, lastName: `${user.lastName}-Hopper` })}>
          Load again
        </button>
      </>
    );
  }
  const visitor = renderScreen(<Page />);
  await visitor.press("Load again");
  await waitFor(() => expect(visitor.control("lastName").value).toMatch(/-Hopper$/));
  await visitor.fill("firstName", "Astrid");
  await visitor.press("Load again");
  expect(visitor.control("firstName").value).toBe("Astrid");
});

it("shows an alert after a failed load and can retry [U07]", async () => {
  const user = someUser();
  session.useStore.setState({ userId: user.id });
  onTestFinished(() => session.useStore.setState({ userId: "" }));
  let isFound = false;
  answerCalls(() => (isFound ? Response.json(user) : refusal(404)));
  const visitor = renderWithToasts(<WithUser>{({ email }) => <p>{email}</p>}</WithUser>);
  await visitor.isAlerted("Could not fetch user details. Please try again.");
  isFound = true;
  await visitor.press("Try again");
  await visitor.sees(user.email);
});
