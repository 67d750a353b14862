import { PlaceholderPage } from "~/features/admin-layout/placeholder-page";

export default function Messages() {
  return <PlaceholderPage title="Messages" />;
}
