export default function ProductsPage() {
  return <h1 className="page py-section text-3xl">Products</h1>;
}
