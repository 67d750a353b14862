import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { ReviewList } from "~/features/admin/reviews/review-list";
import { useShop } from "~/lib/shop/shop";

/** Reviews of all products; only in trading mode. */
export default function ReviewsPage() {
  if (!useShop().trading) return <AdminNotFound />;
  return (
    <>
      <title>Reviews</title>
      <ReviewList />
    </>
  );
}
