import { screenTexts } from "@larkwood/contract";
import { AccountSection } from "~/features/account/account-section";
import { pageMeta } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import type { Route } from "./+types/orders";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "Your orders", "Everything you have ordered.");

export default function OrdersPage() {
  return (
    <AccountSection title="Your Orders">
      <EmptyState title={screenTexts.noOrders}>
        <LinkButton to={paths.products} variant="outline">
          Browse products
        </LinkButton>
      </EmptyState>
    </AccountSection>
  );
}
