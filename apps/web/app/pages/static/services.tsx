export default function ServicesPage() {
  return <h1 className="page py-section text-3xl">Services</h1>;
}
