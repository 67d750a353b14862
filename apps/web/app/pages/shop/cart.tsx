import { Navigate } from "react-router";
import { CartView } from "~/features/shop/cart/cart-view";
import { useAwaitedCart } from "~/lib/cart/use-awaited-cart";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";
import { pageMeta } from "~/lib/shop/page-meta";
import { Spinner } from "~/ui/spinner";
import type { Route } from "./+types/cart";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "Shopping cart", "The items in your cart.");

export default function CartPage() {
  const count = useSession((state) => state.cartCount);
  const isAwaited = useAwaitedCart(count === 0);
  if (count > 0) return <CartView />;
  return isAwaited ? <Spinner className="min-h-dvh" /> : <Navigate to={paths.products} replace />;
}
