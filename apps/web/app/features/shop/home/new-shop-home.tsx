import type { ReactNode } from "react";
import { paths } from "~/lib/paths";
import { useShop } from "~/lib/shop/shop";
import { deliveryTexts } from "~/texts/delivery-texts";
import { newShopTexts } from "~/texts/new-shop";
import { LinkButton } from "~/ui/link-button";

/** The home page until the owner adds pictures and texts. */
export function NewShopHome({ children }: { children: ReactNode }) {
  const { name, deliveryPromise } = useShop();
  const { headline } = newShopTexts(deliveryPromise).home;
  return (
    <>
      <section className="page py-section">
        <h1 className="text-4xl">{headline.replace("{shop}", name)}</h1>
        <p className="mt-5 text-lg text-ink-soft">{deliveryTexts(deliveryPromise).sentence}</p>
        <LinkButton to={paths.products} className="mt-8">
          Shop Now
        </LinkButton>
      </section>
      <div className="page space-y-section pb-section empty:hidden">{children}</div>
    </>
  );
}
