import type { ReactNode } from "react";
import { paths } from "~/lib/paths";
import { useShop } from "~/lib/shop/shop";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";

/** Shown instead of the checkout form. */
function NoCheckout({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="page py-12 md:py-16">
      <h1 className="mb-10 text-4xl">Checkout</h1>
      <EmptyState title={title} text={text}>
        {children}
      </EmptyState>
    </section>
  );
}

/** The shop is in trading mode but has no payment method. */
export function ClosedCheckout() {
  const { contact } = useShop();
  return (
    <NoCheckout
      title="We can't take orders right now"
      text={`Payment isn't set up yet. Your cart is saved. Questions? Email ${contact.email}.`}
    >
      <LinkButton to={paths.cart}>Back to cart</LinkButton>
    </NoCheckout>
  );
}

/** The cart is empty, for example because the order was placed in another tab. */
export function EmptyCheckout() {
  return (
    <NoCheckout title="Your cart is empty" text="Add something to your cart before you check out.">
      <LinkButton to={paths.products}>PRODUCTS</LinkButton>
    </NoCheckout>
  );
}
