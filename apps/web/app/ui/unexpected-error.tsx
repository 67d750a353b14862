import { screenTexts } from "@larkwood/contract";
import { buttonStyle, linkButtonStyle } from "./button-style";

/** Shown after an unexpected error. Uses a plain link, because the router itself may have failed. */
export function UnexpectedError() {
  return (
    <section className="page flex min-h-[80vh] flex-col items-center justify-center gap-5 text-center">
      <title>{screenTexts.unexpectedError}</title>
      <h1 className="text-3xl">{screenTexts.unexpectedError}</h1>
      <p className="max-w-prose text-ink-soft">Something went wrong on our side. Please try again.</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <button type="button" className={buttonStyle()} onClick={() => window.location.reload()}>
          Try again
        </button>
        <a href="/" className={linkButtonStyle("outline")}>
          Go to Home
        </a>
      </div>
    </section>
  );
}
