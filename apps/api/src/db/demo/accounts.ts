import type { Role } from "@larkwood/contract";

interface DemoAccount {
  role: Role;
  userName: string;
  email: string;
  password: string;
}

/** The two accounts that a fresh demo shop prints at its start. */
export const demoAccounts: readonly DemoAccount[] = [
  { role: "Admin", userName: "larkwood-admin", email: "admin@larkwood.example", password: "larkwood-admin" },
  { role: "User", userName: "larkwood-user", email: "user@larkwood.example", password: "larkwood-user" },
];
