export default function PersonalDataPage() {
  return <h1 className="page py-section text-3xl">Personal Data</h1>;
}
