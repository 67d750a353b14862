import { Navigate } from "react-router";
import { CartView } from "~/features/shop/cart/cart-view";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";
import { pageMeta } from "~/lib/shop/page-meta";
import type { Route } from "./+types/cart";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "Shopping cart", "The items in your cart.");

export default function CartPage() {
  const count = useSession((state) => state.cartCount);
  return count === 0 ? <Navigate to={paths.products} replace /> : <CartView />;
}
