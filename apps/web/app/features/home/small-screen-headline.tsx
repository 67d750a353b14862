import { screenTexts } from "@larkwood/contract";
import { LinkButton } from "~/ui/link-button";

/** What the hover words say on wide screens, a phone says below the picture. */
export function SmallScreenHeadline() {
  return (
    <section className="page py-12 md:hidden">
      <h1 className="text-4xl">{screenTexts.heroHeadline}</h1>
      <p className="mt-5 text-lg text-ink-soft">{screenTexts.heroText}</p>
      <LinkButton to="/products" className="mt-8 w-full">
        Shop Now
      </LinkButton>
    </section>
  );
}
