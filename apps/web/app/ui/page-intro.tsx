import { Picture } from "./picture";

type PageIntroProps = { eyebrow: string; title: string; text: string; picture: string; alt: string };

/** The opening of a page to be read: a sentence, then one wide picture. */
export function PageIntro({ eyebrow, title, text, picture, alt }: PageIntroProps) {
  return (
    <header>
      <div className="page grid gap-x-16 gap-y-6 pt-12 pb-12 md:grid-cols-12 md:pt-20 md:pb-16">
        <div className="md:col-span-8">
          <p className="caps text-clay">{eyebrow}</p>
          <h1 className="mt-4 text-4xl">{title}</h1>
        </div>
        <p className="self-end text-lg text-ink-soft md:col-span-4">{text}</p>
      </div>
      <Picture
        src={picture}
        alt={alt}
        sizes="100vw"
        priority
        className="h-[46vw] max-h-[34rem] min-h-60 w-full"
      />
    </header>
  );
}
