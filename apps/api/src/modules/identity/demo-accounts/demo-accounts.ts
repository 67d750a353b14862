import type { Role } from "@larkwood/contract";

interface DemoAccount {
  role: Role;
  userName: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  address: string;
  country: string;
  phoneNumber: string;
}

/** The two accounts that a new demo shop prints when it starts. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    role: "Admin",
    userName: "larkwood-admin",
    email: "admin@larkwood.example",
    password: "larkwood-admin",
    firstName: "Ada",
    lastName: "Larkwood",
    address: "1 Workshop Yard, Asheville, NC 28801",
    country: "United States",
    phoneNumber: "+18285550100",
  },
  {
    role: "User",
    userName: "larkwood-user",
    email: "user@larkwood.example",
    password: "larkwood-user",
    firstName: "Robin",
    lastName: "Field",
    address: "48 Orchard Street, Asheville, NC 28801",
    country: "United States",
    phoneNumber: "+18285550148",
  },
];
