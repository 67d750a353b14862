export default function HomePage() {
  return <h1 className="page py-section text-3xl">Home</h1>;
}
