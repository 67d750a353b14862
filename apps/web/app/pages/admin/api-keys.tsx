import { ApiKeyList } from "~/features/admin/api-keys/api-key-list";

export default function ApiKeysPage() {
  return (
    <>
      <title>API keys</title>
      <ApiKeyList />
    </>
  );
}
