export default function AddressPage() {
  return <h1 className="page py-section text-3xl">Address</h1>;
}
