import type { ReactNode } from "react";
import { paths } from "~/lib/paths";
import { LinkButton } from "~/ui/link-button";
import { Picture } from "~/ui/picture";
import { bigShoes } from "./landing-data";

type BlockProps = {
  id?: string;
  eyebrow: string;
  title: string;
  picture: { src: string; alt: string };
  pictureFirst?: boolean;
  children: ReactNode;
};

function Block({ id, eyebrow, title, picture, pictureFirst = false, children }: BlockProps) {
  return (
    <section
      id={id}
      aria-label={eyebrow}
      className="page grid items-center gap-10 py-section lg:grid-cols-2 lg:gap-20"
    >
      <div className={pictureFirst ? "lg:order-2" : undefined}>
        <p className="caps text-clay">{eyebrow}</p>
        <h2 className="mt-4 text-3xl">{title}</h2>
        <div className="mt-6 space-y-4 text-ink-soft">{children}</div>
      </div>
      <Picture
        src={picture.src}
        alt={picture.alt}
        sizes="(min-width: 1440px) 616px, (min-width: 1024px) 44vw, 92vw"
        width={610}
        height={500}
        className="aspect-[610/500] w-full"
      />
    </section>
  );
}

export function PromoAbout() {
  const shoe = bigShoes[1] ?? bigShoes[0];
  return (
    <Block
      id="about-us"
      eyebrow="About us"
      title="We give shoes the time we give chairs"
      picture={{ src: shoe.bigShoe, alt: shoe.alt }}
    >
      <p>
        A shoe carries more than a chair does and is thanked less. So every pair starts as a drawing at full
        size, goes through six lasts and is walked in for a month before it gets a name.
      </p>
      <p>
        Stitched, not only glued; laced, not strapped; and repaired for as long as there is a sole to repair.
      </p>
      <LinkButton to={paths.about} variant="outline" className="mt-4 text-ink">
        View details
      </LinkButton>
    </Block>
  );
}

export function SpecialOffer() {
  const shoe = bigShoes[2] ?? bigShoes[0];
  return (
    <Block
      eyebrow="Special offer"
      title="Two pairs, one good price, until the end of summer"
      picture={{ src: shoe.bigShoe, alt: shoe.alt }}
      pictureFirst
    >
      <p>
        Take one pair for the town and one for the path, and the lighter of the two is half the price.
        Shipping is free, as always, and so is sending back the one that does not fit.
      </p>
      <div className="flex flex-wrap gap-3 pt-4">
        <LinkButton to={paths.products}>Shop now</LinkButton>
        <LinkButton to={paths.services} variant="outline" className="text-ink">
          Learn more<span className="sr-only"> about our services</span>
        </LinkButton>
      </div>
    </Block>
  );
}
