export default function CartPage() {
  return <h1 className="page py-section text-3xl">Cart</h1>;
}
