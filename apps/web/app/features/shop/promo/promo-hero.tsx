import { CAROUSEL } from "@larkwood/contract";
import { useState } from "react";
import { paths } from "~/lib/paths";
import { cx } from "~/ui/cx";
import { LinkButton } from "~/ui/link-button";
import { Picture } from "~/ui/picture";
import { bigShoes, statistics } from "./landing-data";

const { width, height } = CAROUSEL.landingImage;

function ShoeStage() {
  const [shown, setShown] = useState(bigShoes[0]);
  return (
    <div className="w-full max-w-[610px] justify-self-center">
      <Picture
        src={shown.bigShoe}
        alt={shown.alt}
        sizes="(min-width: 640px) 610px, 92vw"
        priority
        width={width}
        height={height}
        className="aspect-[610/500] w-full"
      />
      <ul className="mt-4 grid grid-cols-3 gap-3 sm:gap-4">
        {bigShoes.map((shoe) => (
          <li key={shoe.id}>
            <button
              type="button"
              aria-label={`Show ${shoe.alt}`}
              aria-pressed={shoe.id === shown.id}
              onClick={() => {
                if (shoe.id !== shown.id) setShown(shoe);
              }}
              className={cx(
                "block w-full border-2 transition-colors",
                shoe.id === shown.id ? "border-clay" : "border-transparent hover:border-hairline-strong",
              )}
            >
              <Picture
                src={shoe.thumbnail}
                alt=""
                sizes="(min-width: 640px) 190px, 30vw"
                width={190}
                height={142}
                className="aspect-4/3 w-full"
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Headline, statistics, and the large shoe with its three thumbnails. */
export function PromoHero() {
  return (
    <section
      id="home"
      aria-label="Summer collection"
      className="page grid items-center gap-12 py-10 lg:grid-cols-[minmax(0,1fr)_610px] lg:gap-10 lg:py-16 xl:gap-16"
    >
      <div>
        <p className="caps text-clay">New arrivals</p>
        <h1 className="mt-5 text-4xl lg:max-xl:text-3xl">
          The summer collection, made for long, bright days
        </h1>
        <p className="mt-6 max-w-prose text-lg text-ink-soft">
          Light shoes from a furniture maker: designed with the same patience, made for warm stone, wet grass
          and the way home.
        </p>
        <LinkButton to={paths.products} className="mt-9">
          Shop Now
        </LinkButton>
        <dl className="mt-14 flex flex-wrap gap-x-12 gap-y-6">
          {statistics.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="font-serif text-3xl">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ShoeStage />
    </section>
  );
}
