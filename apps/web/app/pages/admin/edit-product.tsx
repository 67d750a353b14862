export default function EditProductPage() {
  return <h1 className="page py-section text-3xl">Edit Product</h1>;
}
