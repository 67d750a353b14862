import { CreateProduct } from "~/features/admin/products/create-product";

export default function CreateProductPage() {
  return <CreateProduct />;
}
