import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { SynonymList } from "~/features/admin/synonyms/synonym-list";
import { useShop } from "~/lib/shop/shop";

/** What the owner of a shop that sells sets about its search; a showroom has the words that came with it. */
export default function SearchWordsPage() {
  if (!useShop().trading) return <AdminNotFound />;
  return (
    <>
      <title>Synonyms</title>
      <SynonymList />
    </>
  );
}
