import type { Product } from "@larkwood/contract";

/** Average and number of reviews, from the number of reviews with one to five stars. */
export function toRating(counts: readonly number[] | null | undefined): Pick<Product, "rating"> {
  const count = counts?.reduce((sum, reviews) => sum + reviews, 0) ?? 0;
  if (!counts || count === 0) return {};
  const stars = counts.reduce((sum, reviews, index) => sum + reviews * (index + 1), 0);
  return { rating: { average: Math.round((stars / count) * 100) / 100, count } };
}

/** The same with the number of reviews for each number of stars. */
export function toDetailedRating(counts: readonly number[] | null | undefined): Pick<Product, "rating"> {
  const { rating } = toRating(counts);
  return rating && counts ? { rating: { ...rating, stars: [...counts] } } : {};
}
