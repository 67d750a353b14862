import { CartList } from "~/features/admin/carts/cart-list";
import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { useShop } from "~/lib/shop/shop";

/** Carts that customers left; only in trading mode. */
export default function CartsPage() {
  if (!useShop().trading) return <AdminNotFound />;
  return (
    <>
      <title>Carts</title>
      <CartList />
    </>
  );
}
