import { SubscriberList } from "~/features/admin-sales/subscriber-list";

export default function NewsletterPage() {
  return (
    <>
      <title>Newsletter</title>
      <SubscriberList />
    </>
  );
}
