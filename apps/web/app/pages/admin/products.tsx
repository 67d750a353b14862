import { ProductList } from "~/features/admin/products/product-list";

export default function ProductsPage() {
  return (
    <>
      <title>Products</title>
      <ProductList category="" />
    </>
  );
}
