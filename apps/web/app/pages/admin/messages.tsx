export default function AdminMessagesPage() {
  return <h1 className="page py-section text-3xl">Messages</h1>;
}
