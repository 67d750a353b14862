import { ApiError } from "@larkwood/contract";
import { useMutation } from "@tanstack/react-query";
import { api } from "~/lib/api";

/** Puts an address on the newsletter's list; a known one gets the same answer. */
export function useSubscribe() {
  const mutation = useMutation({
    mutationFn: async (email: string) => (await api("subscribe", { body: { email } })).data,
  });
  const problem = mutation.error instanceof ApiError ? mutation.error.fieldErrors.email : undefined;
  return {
    subscribe: mutation.mutate,
    busy: mutation.isPending,
    done: mutation.isSuccess,
    problem: mutation.isError ? (problem ?? "That did not work. Please try again.") : undefined,
  };
}
