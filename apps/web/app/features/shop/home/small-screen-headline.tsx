import type { HomePage } from "@larkwood/contract";
import { LinkButton } from "~/ui/link-button";

/** Shows the carousel's text below the picture on phones. */
export function SmallScreenHeadline({ headline, headlineText }: Pick<HomePage, "headline" | "headlineText">) {
  return (
    <section className="page py-12 md:hidden">
      <h1 className="text-4xl">{headline}</h1>
      {headlineText ? <p className="mt-5 text-lg text-ink-soft">{headlineText}</p> : null}
      <LinkButton to="/products" className="mt-8 w-full">
        Shop Now
      </LinkButton>
    </section>
  );
}
