import { CustomerList } from "~/features/admin/customers/customer-list";

export default function CustomersPage() {
  return (
    <>
      <title>Customers</title>
      <CustomerList />
    </>
  );
}
