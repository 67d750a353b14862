import { SAMPLE_RATING } from "@larkwood/contract";
import { Picture } from "~/ui/picture";
import { popularShoes } from "./landing-data";
import { StarRating } from "./star-rating";

export function PopularProducts() {
  return (
    <section aria-label="Popular products" className="page py-section">
      <h2 className="text-3xl">Our popular products</h2>
      <p className="mt-4 max-w-prose text-ink-soft">Our four best sellers, in this season's colours.</p>
      <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-10 md:gap-x-6 lg:grid-cols-4">
        {popularShoes.map((shoe) => (
          <li key={shoe.name}>
            <Picture
              src={shoe.imgURL}
              alt={shoe.name}
              sizes="(min-width: 1440px) 316px, (min-width: 1024px) 23vw, 46vw"
              width={640}
              height={525}
              className="aspect-[610/500] w-full"
            />
            <div className="mt-4">
              <StarRating rating={SAMPLE_RATING} />
            </div>
            <h3 className="mt-1 font-sans text-base font-medium tracking-normal">{shoe.name}</h3>
            <p className="text-sm tabular-nums">{shoe.price}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
