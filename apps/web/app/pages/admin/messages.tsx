import { PlaceholderPage } from "~/features/admin/layout/placeholder-page";
import { MessageList } from "~/features/admin/messages/message-list";
import { useShop } from "~/lib/shop/shop";

/** Showroom mode has the title only. */
export default function MessagesPage() {
  if (!useShop().trading) return <PlaceholderPage title="Messages" />;
  return (
    <>
      <title>Messages</title>
      <MessageList />
    </>
  );
}
