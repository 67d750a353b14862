import type { User } from "@larkwood/contract";

const id = "0123456789abcdef01234567";

/** A newly registered user, with overrides. */
export function someUser(changes: Partial<User> = {}): User {
  return {
    _id: id,
    id,
    user_id: id,
    userName: "astrid",
    role: "User",
    firstName: "",
    lastName: "",
    email: "astrid@guest.example",
    address: "",
    country: "",
    phoneNumber: "",
    createdAt: "2026-11-01T09:00:00.000Z",
    updatedAt: "2026-11-01T09:00:00.000Z",
    version: 1,
    permissions: [],
    ...changes,
  };
}
