import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { MailList } from "~/features/admin/mail/mail-list";
import { useShop } from "~/lib/shop/shop";

export default function EmailsPage() {
  if (!useShop().trading) return <AdminNotFound />;
  return (
    <>
      <title>Emails</title>
      <MailList />
    </>
  );
}
