import type { User } from "@larkwood/contract";
import { streetLines } from "@larkwood/domain";
import type { ReactNode } from "react";
import { paths } from "~/lib/paths";
import { AccountSection } from "./account-section";
import { Details } from "./details";

/** Overview of orders, personal data and shipping address. */
export function SummaryView({ user, orders }: { user: User; orders: ReactNode }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  return (
    <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
      <AccountSection
        title="Order Summary"
        more={{ to: paths.orders, label: "All orders" }}
        className="lg:col-span-2"
      >
        {orders}
      </AccountSection>
      <AccountSection title="Personal Data" more={{ to: paths.personalData, label: "Edit" }}>
        <Details
          entries={[
            { term: "User name", value: user.userName },
            { term: "Email", value: user.email },
          ]}
        />
      </AccountSection>
      <AccountSection title="Shipping Address" more={{ to: paths.address, label: "Edit" }}>
        <Details
          entries={[
            { term: "Name", value: name },
            { term: "Address", value: streetLines(user).join(", ") },
            { term: "Country", value: user.country },
          ]}
        />
      </AccountSection>
    </div>
  );
}
