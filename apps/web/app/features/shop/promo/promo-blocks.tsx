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
      title="We make shoes with the same care as chairs"
      picture={{ src: shoe.bigShoe, alt: shoe.alt }}
    >
      <p>
        Every design starts as a full-size drawing. We try it on six lasts and wear it for a month before it
        goes on sale.
      </p>
      <p>Our shoes are stitched as well as glued, and we repair them for as long as the soles last.</p>
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
        Buy one pair for town and one for the trail, and the cheaper pair is half price. Shipping is free, and
        so are returns.
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
