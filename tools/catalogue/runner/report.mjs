import { largeOf, readStamps } from "./stamps.mjs";

// What a picture takes of which no time was measured, nor of any other of its kind.
const GUESS = 60;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Pictures whose sources changed since they were rendered, or that never were. */
export function staleItems(items) {
  const stamps = readStamps();
  return items.filter(({ slug, hash }) => stamps[slug]?.hash !== hash);
}

/** Those of the pictures for the full screen that were rendered from other sources than today's. */
export function staleLarge(items) {
  const stamps = readStamps();
  return items.filter(({ slug, hash }) => (stamps[largeOf(slug)]?.hash ?? hash) !== hash);
}

/** Seconds that rendering these would take: measured for each, else the median of its kind of view. */
export function estimate(items, all) {
  const stamps = readStamps();
  const measured = (view) =>
    all.filter((item) => item.view === view).flatMap(({ slug }) => stamps[slug]?.seconds ?? []);
  return items.reduce(
    (sum, { slug, view }) => sum + (stamps[slug]?.seconds ?? median(measured(view)) ?? GUESS),
    0,
  );
}

/** Says what is stale and how long it would take. */
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
