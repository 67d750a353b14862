import { PlaceholderPage } from "~/features/admin/layout/placeholder-page";
import { MailList } from "~/features/admin/mail/mail-list";
import { useShop } from "~/lib/shop/shop";

/** Title only in a showroom. */
export default function MessagesPage() {
  if (!useShop().trading) return <PlaceholderPage title="Messages" />;
  return (
    <>
      <title>Messages</title>
      <MailList />
    </>
  );
}
