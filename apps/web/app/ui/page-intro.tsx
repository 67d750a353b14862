import type { ReactNode } from "react";
import { Picture } from "./picture";

interface PageIntroProps {
  eyebrow: string;
  title: string;
  text: ReactNode;
  picture: { src: string; alt: string } | null;
}

/** Header of a text page: a sentence beside a large image. */
export function PageIntro({ eyebrow, title, text, picture }: PageIntroProps) {
  return (
    <header className="page grid items-end gap-x-16 gap-y-10 pt-12 md:pt-16 lg:grid-cols-12">
      <div className="lg:col-span-5 lg:pb-4">
        <p className="caps text-clay">{eyebrow}</p>
        <h1 className="mt-4 text-4xl">{title}</h1>
        {text ? <p className="mt-6 max-w-prose text-lg text-ink-soft">{text}</p> : null}
      </div>
      {picture ? (
        <Picture
          {...picture}
          sizes="(min-width: 1440px) 745px, (min-width: 1024px) 55vw, 100vw"
          priority
          className="-mx-gutter aspect-[16/11] w-[calc(100%+2*var(--spacing-gutter))] max-w-none lg:col-span-7 lg:mx-0 lg:w-full"
        />
      ) : null}
    </header>
  );
}
