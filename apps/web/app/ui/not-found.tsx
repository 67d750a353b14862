import { screenTexts } from "@larkwood/contract";
import { LinkButton } from "./link-button";

/** Shown for every unknown URL. */
export function NotFound() {
  return (
    <section className="page flex min-h-[70vh] flex-col items-center justify-center gap-5 py-section text-center">
      <title>{screenTexts.notFoundTitle}</title>
      <p className="caps text-clay">404</p>
      <h1 className="text-3xl">{screenTexts.notFoundTitle}</h1>
      <p className="max-w-prose text-ink-soft">{screenTexts.notFoundText}</p>
      <LinkButton to="/" className="mt-4">
        Go to Home
      </LinkButton>
    </section>
  );
}
