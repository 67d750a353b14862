export default function AdminNotFoundPage() {
  return <h1 className="page py-section text-3xl">Page Not Found</h1>;
}
