import { Picture } from "~/ui/picture";

const chapters = [
  {
    year: "The table",
    title: "It began in a rented kitchen",
    paragraphs: [
      "The first piece was not meant to be sold. It was a table for a kitchen with a crooked floor, drawn on baking paper on three winter evenings, because everything in the shops was either too large or would not last the lease.",
      "The table is still there. It has been moved four times, sanded twice, and has yet to wobble.",
    ],
  },
  {
    year: "The list",
    title: "Friends asked, so there was a list",
    paragraphs: [
      "A bench for a hall, a bed without a headboard, a lamp that could be read by. Each got one page in a notebook: what it is for, what it is made of, what it must never do. A piece that could not fill its page was not made.",
    ],
  },
  {
    year: "The shop",
    title: "Then the shop became the project",
    paragraphs: [
      "A shop on the web is furniture too. It should carry weight without creaking, be clear at first sight and feel the same after years of use. So this one was built by hand as well, evening by evening: the catalogue, the cart, the pictures, the page you are reading.",
      "It remains a personal project, made to find out how good a small shop can be when nobody is in a hurry. If you like it here, that is all the return it was made for.",
    ],
  },
];

const principles = [
  { title: "Few materials", text: "Oak, walnut, wool, linen, steel, stone. What ages well may stay." },
  {
    title: "Honest pictures",
    text: "Every picture is drawn from the plans of the piece, to the centimetre. What you see is the size it is.",
  },
  {
    title: "Repair first",
    text: "Screws instead of glue where a part may wear. We would rather send a leg than a table.",
  },
];

/** The story of the project in three chapters, and what it holds to. */
export function AboutStory() {
  return (
    <>
      <div className="page divide-y divide-hairline py-section">
        {chapters.map((chapter) => (
          <section
            key={chapter.year}
            className="grid gap-x-16 gap-y-4 py-12 first:pt-0 last:pb-0 md:grid-cols-12"
          >
            <p className="caps text-ink-soft md:col-span-3 md:pt-2">{chapter.year}</p>
            <div className="md:col-span-8 lg:col-span-7">
              <h2 className="text-2xl">{chapter.title}</h2>
              {chapter.paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-5 text-lg text-ink-soft">
                  {paragraph}
                </p>
              ))}
            </div>
          </section>
        ))}
      </div>
      <div className="bg-linen">
        <div className="page grid gap-10 py-section md:grid-cols-3 md:gap-16">
          {principles.map((principle) => (
            <section key={principle.title}>
              <h2 className="text-xl">{principle.title}</h2>
              <p className="mt-3 text-ink-soft">{principle.text}</p>
            </section>
          ))}
        </div>
      </div>
      <div className="page py-section">
        <Picture
          src="/images/rooms/banner-3_1280.webp"
          alt="A long sideboard with a lamp and vases on a calm wall"
          sizes="(min-width: 1440px) 1312px, 92vw"
          className="aspect-4/3 w-full sm:aspect-21/9"
        />
      </div>
    </>
  );
}
