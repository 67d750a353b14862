import { DraftList } from "~/features/admin/products/draft-list";

export default function DraftsPage() {
  return (
    <>
      <title>Drafts</title>
      <DraftList />
    </>
  );
}
