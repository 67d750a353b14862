import type { User } from "@larkwood/contract";
import { AccountSection } from "./account-section";
import { AddressForm } from "./address-form";
import { Details } from "./details";

/** The shipping address and the form that changes it. */
export function AddressView({ user }: { user: User }) {
  return (
    <div className="grid gap-x-20 gap-y-14 lg:grid-cols-[1fr_1.4fr]">
      <AccountSection title="Shipping Address">
        <Details
          entries={[
            { term: "First Name", value: user.firstName },
            { term: "Last Name", value: user.lastName },
            { term: "Country", value: user.country },
            { term: "Address", value: user.address },
            { term: "Phone Number", value: user.phoneNumber },
          ]}
        />
      </AccountSection>
      <AccountSection title="Change Address">
        <AddressForm user={user} />
      </AccountSection>
    </div>
  );
}
