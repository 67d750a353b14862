export default function AdminSubjectPage() {
  return <h1 className="page py-section text-3xl">Details</h1>;
}
