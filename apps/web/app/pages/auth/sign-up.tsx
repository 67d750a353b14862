export default function SignUpPage() {
  return <h1 className="page py-section text-3xl">Sign Up</h1>;
}
