import { testimonials } from "./landing-data";
import { StarRating } from "./star-rating";

export function Testimonials() {
  return (
    <section aria-label="Testimonials" className="page py-section">
      <h2 className="text-3xl">What our customers say</h2>
      <ul className="mt-12 grid gap-12 md:grid-cols-2 md:gap-20">
        {testimonials.map((testimonial) => (
          <li key={testimonial.customerName}>
            <figure>
              <blockquote className="font-serif text-xl md:text-2xl">“{testimonial.feedback}”</blockquote>
              <figcaption className="mt-8 flex items-center gap-4">
                <img
                  src={testimonial.imgURL}
                  alt=""
                  width={64}
                  height={64}
                  loading="lazy"
                  className="size-16 rounded-full bg-linen object-cover"
                />
                <div>
                  <p className="font-medium">{testimonial.customerName}</p>
                  <StarRating rating={testimonial.rating} />
                </div>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
