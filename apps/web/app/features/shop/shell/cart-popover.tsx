import { CART_POPOVER, screenTexts } from "@larkwood/contract";
import { useSignInLink } from "~/lib/account/return-path";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";
import { useShop } from "~/lib/shop/shop";
import { Icon } from "~/ui/icon";
import { LinkButton } from "~/ui/link-button";
import { Popover } from "~/ui/popover";
import { CartPreview, loadCartLines } from "./cart-preview";

function EmptyCart({ close }: { close: () => void }) {
  return (
    <div className="p-6">
      <p className="font-serif text-lg">{screenTexts.cartTitle}</p>
      <p className="mt-1 mb-5 text-sm text-ink-soft">{screenTexts.cartEmpty}</p>
      <LinkButton to={paths.products} onClick={close} className="w-full">
        PRODUCTS
      </LinkButton>
    </div>
  );
}

function SignInFirst({ close }: { close: () => void }) {
  return (
    <div className="p-6">
      <p className="font-serif text-lg">Sign in to see your cart.</p>
      <p className="mt-1 mb-5 text-sm text-ink-soft">Anything you've added is saved.</p>
      <LinkButton to={useSignInLink()} onClick={close} className="w-full">
        Sign In
      </LinkButton>
    </div>
  );
}

/** The cart icon with its badge, and a popover with the cart. */
export function CartPopover() {
  const { guestCheckout } = useShop();
  const mayOrder = useSession((state) => state.status === "signed-in") || guestCheckout;
  const count = useSession((state) => state.cartCount);
  return (
    <Popover
      label={count > 0 ? `Cart, ${count} item(s)` : "Cart"}
      trigger={
        <>
          <Icon name="bag" />
          {count > 0 ? (
            <span
              data-testid="cart-badge"
              className="absolute top-0.5 right-0 grid h-[1.15rem] min-w-[1.15rem] place-items-center rounded-full bg-danger px-1 text-[0.6875rem] leading-none font-semibold text-white"
            >
              {count}
            </span>
          ) : null}
        </>
      }
      width={CART_POPOVER.widthPx}
      onReach={() => mayOrder && count > 0 && void loadCartLines().catch(() => {})}
    >
      {({ open, close }) => {
        if (!mayOrder) return <SignInFirst close={close} />;
        return count > 0 ? <CartPreview open={open} close={close} /> : <EmptyCart close={close} />;
      }}
    </Popover>
  );
}
