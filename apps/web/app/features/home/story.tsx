import { paths } from "~/lib/paths";
import { LinkButton } from "~/ui/link-button";
import { Picture } from "~/ui/picture";

/** Who we are, in one picture and three sentences. */
export function Story({ brand }: { brand: string }) {
  return (
    <section aria-label="Our story" className="grid items-center gap-10 md:grid-cols-12 md:gap-16">
      <div className="overflow-hidden md:col-span-7">
        <Picture
          src="/images/rooms/about_1280.webp"
          alt="A bouclé armchair with a throw and a pile of books in the first sun"
          sizes="(min-width: 1440px) 740px, (min-width: 768px) 56vw, 92vw"
          className="aspect-4/3 w-full"
        />
      </div>
      <div className="md:col-span-5">
        <p className="caps text-clay">Our story</p>
        <h2 className="mt-4 text-3xl">It began with one table that would not wobble.</h2>
        <p className="mt-6 text-ink-soft">
          {brand} is a small house with a short list: pieces that are drawn here, made of wood, wool and
          linen, and kept until there is a better one. No seasons, no countdowns.
        </p>
        <LinkButton to={paths.about} variant="outline" className="mt-8">
          Read the story
        </LinkButton>
      </div>
    </section>
  );
}
