export default function AdminOrdersPage() {
  return <h1 className="page py-section text-3xl">Orders</h1>;
}
