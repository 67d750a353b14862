export default function SignInPage() {
  return <h1 className="page py-section text-3xl">Sign In</h1>;
}
