export default function PromoPage() {
  return <h1 className="page py-section text-3xl">Summer collection</h1>;
}
