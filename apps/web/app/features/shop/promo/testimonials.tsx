import { testimonials } from "./landing-data";
import { StarRating } from "./star-rating";

export function Testimonials() {
  return (
    <section aria-label="Testimonials" className="page py-section">
      <h2 className="text-3xl">What our customers say</h2>
      <ul className="mt-12 grid gap-12 md:grid-cols-2 md:gap-20">
        {testimonials.map((one) => (
          <li key={one.customerName}>
            <figure>
              <blockquote className="font-serif text-xl md:text-2xl">“{one.feedback}”</blockquote>
              <figcaption className="mt-8 flex items-center gap-4">
                <img
                  src={one.imgURL}
                  alt=""
                  width={64}
                  height={64}
                  loading="lazy"
                  className="size-16 rounded-full bg-linen object-cover"
                />
                <div>
                  <p className="font-medium">{one.customerName}</p>
                  <StarRating rating={one.rating} />
                </div>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
