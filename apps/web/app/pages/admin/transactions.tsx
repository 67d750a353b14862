import { PlaceholderPage } from "~/features/admin/layout/placeholder-page";
import { PaymentList } from "~/features/admin/sales/payments/payment-list";
import { useShop } from "~/lib/shop/shop";

/** Showroom mode has the title only. */
export default function TransactionsPage() {
  if (!useShop().trading) return <PlaceholderPage title="Transactions" />;
  return (
    <>
      <title>Transactions</title>
      <PaymentList />
    </>
  );
}
