import { SubscriberList } from "~/features/admin/newsletter/subscriber-list";

export default function NewsletterPage() {
  return (
    <>
      <title>Newsletter</title>
      <SubscriberList />
    </>
  );
}
