export default function OrdersPage() {
  return <h1 className="page py-section text-3xl">Your Orders</h1>;
}
