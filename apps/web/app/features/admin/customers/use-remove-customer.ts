import { consoleTexts, type User } from "@larkwood/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { patchLists } from "./customer-queries";

/** Deletes a user and removes the row. A failure is only logged to the console; the row stays. */
export function useRemoveCustomer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (user: User) => api("deleteUser", { body: { id: user.id } }),
    onSuccess: (_, removed) => patchLists(client, (items) => items.filter(({ id }) => id !== removed.id)),
    onError: (error) => console.error(consoleTexts.deleteUser, error),
  });
}
