export default function AboutUsPage() {
  return <h1 className="page py-section text-3xl">About us</h1>;
}
