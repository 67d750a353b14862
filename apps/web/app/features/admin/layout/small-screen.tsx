import { screenTexts } from "@larkwood/contract";

/** Shown instead of the admin area of a showroom on screens below 1024 px, but not in print. */
export function SmallScreen() {
  return (
    <main className="grid min-h-dvh place-items-center bg-ink p-8 min-[1024px]:hidden print:hidden">
      <h1 className="max-w-md text-center text-xl text-paper">{screenTexts.smallScreen}</h1>
    </main>
  );
}
