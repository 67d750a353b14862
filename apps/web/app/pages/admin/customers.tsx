export default function AdminCustomersPage() {
  return <h1 className="page py-section text-3xl">Customers</h1>;
}
