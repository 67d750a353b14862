import { CustomerList } from "~/features/admin/customers/customer-list";
import { SegmentList } from "~/features/admin/customers/segment-list";
import { useShop } from "~/lib/shop/shop";

export default function CustomersPage() {
  const isTrading = useShop().trading;
  return (
    <>
      <title>Customers</title>
      {isTrading ? <SegmentList /> : <CustomerList />}
    </>
  );
}
