import { serviceCards } from "./landing-data";

export function PromoServices() {
  return (
    <section id="services" aria-label="Services" className="page">
      <ul className="grid border-y border-hairline md:grid-cols-3">
        {serviceCards.map((card) => (
          <li
            key={card.label}
            className="border-hairline py-10 not-first:border-t md:px-10 md:not-first:border-t-0 md:not-first:border-l md:first:pl-0 md:last:pr-0"
          >
            <img src={card.imgURL} alt="" width={48} height={48} loading="lazy" />
            <h3 className="mt-5 text-xl">{card.label}</h3>
            <p className="mt-3 text-ink-soft">{card.subtext}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
