import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { SynonymList } from "~/features/admin/synonyms/synonym-list";
import { useShop } from "~/lib/shop/shop";

/** Search synonyms; only in trading mode. */
export default function SearchWordsPage() {
  if (!useShop().trading) return <AdminNotFound />;
  return (
    <>
      <title>Synonyms</title>
      <SynonymList />
    </>
  );
}
