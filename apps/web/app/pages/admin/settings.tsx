import { PlaceholderPage } from "~/features/admin-layout/placeholder-page";

export default function Settings() {
  return <PlaceholderPage title="Settings" />;
}
