export default function AdminDashboardPage() {
  return <h1 className="page py-section text-3xl">Dashboard</h1>;
}
