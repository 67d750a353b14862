export default function CreateProductPage() {
  return <h1 className="page py-section text-3xl">Add New Product</h1>;
}
