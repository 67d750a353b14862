export default function EditUserPage() {
  return <h1 className="page py-section text-3xl">Edit User Info</h1>;
}
