export default function OrderPage() {
  return <h1 className="page py-section text-3xl">Order</h1>;
}
