import { Outlet } from "react-router";

export default function DashboardPage() {
  return <Outlet />;
}
