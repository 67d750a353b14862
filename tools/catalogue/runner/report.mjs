import { largeOf, readStamps } from "./stamps.mjs";

// Seconds for an image if no time was measured for it or its kind.
const DEFAULT_SECONDS = 60;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Images that were never rendered, or whose sources changed since then. */
export function staleItems(items) {
  const stamps = readStamps();
  return items.filter(({ slug, hash }) => stamps[slug]?.hash !== hash);
}

/** Images whose full-screen version was rendered from older sources. */
export function staleLarge(items) {
  const stamps = readStamps();
  return items.filter(({ slug, hash }) => (stamps[largeOf(slug)]?.hash ?? hash) !== hash);
}

/** Seconds to render the items: as measured, or the median of the kind of view. */
export function estimate(items, all) {
  const stamps = readStamps();
  const measured = (view) =>
    all.filter((item) => item.view === view).flatMap(({ slug }) => stamps[slug]?.seconds ?? []);
  return items.reduce(
    (sum, { slug, view }) => sum + (stamps[slug]?.seconds ?? median(measured(view)) ?? DEFAULT_SECONDS),
    0,
  );
}

/** Describes which images are out of date and how long rendering takes. */
export function report(items) {
  const stale = staleItems(items);
  const large = staleLarge(items).map(({ slug }) => slug);
  const hint = large.length > 0 ? [`Out of date for the full screen: --large --only ${large.join(",")}`] : [];
  if (stale.length === 0) return [`All ${items.length} images are up to date.`, ...hint].join("\n");
  const minutes = Math.max(1, Math.round(estimate(stale, items) / 60));
  return [
    ...stale.map(({ kind, slug, view }) => `${kind} ${slug} (${view})`),
    `${stale.length} of ${items.length} images are out of date: about ${minutes} min with --stale.`,
    ...hint,
  ].join("\n");
}
