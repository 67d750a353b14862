import type { ReactNode } from "react";
import { paths } from "~/lib/paths";
import { LinkButton } from "~/ui/link-button";

type NewShopHomeProps = { title: string; text: string; children?: ReactNode };

/** The home page until the owner adds pictures and texts. */
export function NewShopHome({ title, text, children }: NewShopHomeProps) {
  return (
    <>
      <section className="page py-section">
        <h1 className="text-4xl">{title}</h1>
        <p className="mt-5 text-lg text-ink-soft">{text}</p>
        <LinkButton to={paths.products} className="mt-8">
          Shop Now
        </LinkButton>
      </section>
      <div className="page space-y-section pb-section empty:hidden">{children}</div>
    </>
  );
}
