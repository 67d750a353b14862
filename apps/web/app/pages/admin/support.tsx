export default function AdminSupportPage() {
  return <h1 className="page py-section text-3xl">Help &amp; Support</h1>;
}
