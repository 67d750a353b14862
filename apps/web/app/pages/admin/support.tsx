import { PlaceholderPage } from "~/features/admin/layout/placeholder-page";

export default function Support() {
  return <PlaceholderPage title="Support" />;
}
