import { useQuery } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";

/** The account's security settings: second factor and email confirmation. */
export function useSecurity() {
  return useQuery({
    queryKey: queryKeys.security,
    queryFn: async ({ signal }) => (await api("getSecurity", { signal })).data,
  });
}

/** Recent sign-in attempts on the user's account. */
export function useSignIns() {
  return useQuery({
    queryKey: queryKeys.signIns,
    queryFn: async ({ signal }) => (await api("listSignIns", { signal })).data,
  });
}
