import { data } from "react-router";
import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { PaymentComparisonList } from "~/features/admin/sales/payments/payment-comparison";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { useShop } from "~/lib/shop/shop";
import type { Route } from "./+types/compare-payments";

/** A showroom takes no payments. */
export function loader({ context }: Route.LoaderArgs) {
  return data(null, { status: context.get(catalogueContext).shop().trading ? 200 : 404 });
}

/** The shop's books beside those of the payment service. */
export default function ComparePaymentsPage() {
  if (!useShop().trading) return <AdminNotFound />;
  return (
    <>
      <title>Reconcile payments</title>
      <PaymentComparisonList />
    </>
  );
}
