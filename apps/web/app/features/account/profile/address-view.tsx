import type { User } from "@larkwood/contract";
import { streetLines } from "@larkwood/domain";
import { useShop } from "~/lib/shop/shop";
import { AccountSection } from "./account-section";
import { AddressForm } from "./address-form";
import { Details } from "./details";
import { TradingAddressForm } from "./trading-address-form";

/** The shipping address and the form that changes it. */
export function AddressView({ user }: { user: User }) {
  const { trading } = useShop();
  return (
    <div className="grid gap-x-20 gap-y-14 lg:grid-cols-[1fr_1.4fr]">
      <AccountSection title="Shipping Address">
        <Details
          entries={[
            { term: "First Name", value: user.firstName },
            { term: "Last Name", value: user.lastName },
            { term: "Country", value: user.country },
            { term: "Address", value: streetLines(user).join(", ") },
            { term: "Phone Number", value: user.phoneNumber },
          ]}
        />
      </AccountSection>
      <AccountSection title="Change Address">
        {trading ? <TradingAddressForm user={user} /> : <AddressForm user={user} />}
      </AccountSection>
    </div>
  );
}
