import { data } from "react-router";
import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { PaymentComparisonList } from "~/features/admin/sales/payments/payment-comparison";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { useShop } from "~/lib/shop/shop";
import type { Route } from "./+types/compare-payments";

/** 404 in showroom mode, which has no payments. */
export function loader({ context }: Route.LoaderArgs) {
  return data(null, { status: context.get(catalogueContext).shop().trading ? 200 : 404 });
}

/** Compares the shop's payments with the payment provider's records. */
export default function ComparePaymentsPage() {
  if (!useShop().trading) return <AdminNotFound />;
  return (
    <>
      <title>Reconcile payments</title>
      <PaymentComparisonList />
    </>
  );
}
