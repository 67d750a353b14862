import { EditCustomer } from "~/features/admin/customers/edit-customer";
import type { Route } from "./+types/edit-user";

export default function EditUserPage({ params }: Route.ComponentProps) {
  return <EditCustomer id={params.id} />;
}
