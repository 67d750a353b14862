import type { HomePage } from "@larkwood/contract";
import { paths } from "~/lib/paths";
import { LinkButton } from "~/ui/link-button";
import { Picture } from "~/ui/picture";

type StoryProps = { story: HomePage["story"]; brand: string };

/** A short introduction to the shop, with a picture. */
export function Story({ story: { imageUrl, alt, title, text }, brand }: StoryProps) {
  return (
    <section aria-label="Our story" className="grid items-center gap-10 md:grid-cols-12 md:gap-16">
      <div className="overflow-hidden md:col-span-7">
        <Picture
          src={imageUrl}
          alt={alt}
          sizes="(min-width: 1440px) 740px, (min-width: 768px) 56vw, 92vw"
          className="aspect-4/3 w-full"
        />
      </div>
      <div className="md:col-span-5">
        <p className="caps text-clay">Our story</p>
        <h2 className="mt-4 text-3xl">{title}</h2>
        <p className="mt-6 text-ink-soft">{text.replaceAll("{shop}", brand)}</p>
        <LinkButton to={paths.about} variant="outline" className="mt-8">
          Read the story
        </LinkButton>
      </div>
    </section>
  );
}
