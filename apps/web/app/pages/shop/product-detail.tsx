export default function ProductDetailPage() {
  return <h1 className="page py-section text-3xl">Product</h1>;
}
