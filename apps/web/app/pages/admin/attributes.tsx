import { AttributeList } from "~/features/admin/attributes/attribute-list";

export default function AttributesPage() {
  return (
    <>
      <title>Attributes</title>
      <AttributeList />
    </>
  );
}
