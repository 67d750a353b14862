export default function ContactUsPage() {
  return <h1 className="page py-section text-3xl">Contact us</h1>;
}
