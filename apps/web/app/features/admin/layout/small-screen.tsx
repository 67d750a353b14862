import { screenTexts } from "@larkwood/contract";

/** All that a screen below 1024 px gets to see; paper, which is narrower, is none. */
export function SmallScreen() {
  return (
    <main className="grid min-h-dvh place-items-center bg-ink p-8 min-[1024px]:hidden print:hidden">
      <h1 className="max-w-md text-center text-xl text-paper">{screenTexts.smallScreen}</h1>
    </main>
  );
}
