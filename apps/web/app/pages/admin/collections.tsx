import { CollectionList } from "~/features/admin/collections/collection-list";

export default function CollectionsPage() {
  return (
    <>
      <title>Collections</title>
      <CollectionList />
    </>
  );
}
