export default function CheckoutPage() {
  return <h1 className="page py-section text-3xl">Checkout</h1>;
}
