export default function AdminSettingsPage() {
  return <h1 className="page py-section text-3xl">Settings</h1>;
}
