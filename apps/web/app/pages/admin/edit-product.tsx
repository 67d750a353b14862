import { EditProduct } from "~/features/admin-products/edit-product";
import type { Route } from "./+types/edit-product";

export default function EditProductPage({ params }: Route.ComponentProps) {
  return <EditProduct id={params.id} />;
}
