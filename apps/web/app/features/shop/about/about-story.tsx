import { useShop } from "~/lib/shop/shop";
import { aboutTexts } from "~/texts/about";
import { Picture } from "~/ui/picture";

/** The chapters and principles of the About us page. */
export function AboutStory() {
  const shop = useShop();
  const { chapters, principles } = aboutTexts(shop);
  return (
    <>
      <div className="page divide-y divide-hairline py-section empty:pb-0">
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
      {shop.demo ? (
        <div className="page py-section">
          <Picture
            src="/images/rooms/banner-3_1280.webp"
            alt="An oak sideboard with vases, candles and a round mirror against a plain wall"
            sizes="(min-width: 1440px) 1312px, 92vw"
            className="aspect-4/3 w-full sm:aspect-21/9"
          />
        </div>
      ) : null}
    </>
  );
}
