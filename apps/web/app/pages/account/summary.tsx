export default function SummaryPage() {
  return <h1 className="page py-section text-3xl">Order Summary</h1>;
}
