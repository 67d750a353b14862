import { paths } from "~/lib/paths";
import { useShop } from "~/lib/shop";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";

/** Of a shop that sells but has no way to be paid yet: said before anybody fills a form in. */
export function ClosedCheckout() {
  const { contact } = useShop();
  return (
    <section className="page py-12 md:py-16">
      <h1 className="mb-10 text-4xl">Checkout</h1>
      <EmptyState
        title="We cannot take orders just now"
        text={`No way to pay is set up yet. Your cart stays as it is. Questions? Write to ${contact.email}.`}
      >
        <LinkButton to={paths.cart}>Back to the cart</LinkButton>
      </EmptyState>
    </section>
  );
}
