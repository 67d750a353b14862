export default function AdminTransactionsPage() {
  return <h1 className="page py-section text-3xl">Transactions</h1>;
}
