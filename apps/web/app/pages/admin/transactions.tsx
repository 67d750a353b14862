import { PlaceholderPage } from "~/features/admin-layout/placeholder-page";

export default function Transactions() {
  return <PlaceholderPage title="Transactions" />;
}
