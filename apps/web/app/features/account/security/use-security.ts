import { useQuery } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";

/** What guards the visitor's account beyond the password. */
export function useSecurity() {
  return useQuery({
    queryKey: queryKeys.security,
    queryFn: async ({ signal }) => (await api("getSecurity", { signal })).data,
  });
}

/** The last tries to sign in to the visitor's account. */
export function useSignIns() {
  return useQuery({
    queryKey: queryKeys.signIns,
    queryFn: async ({ signal }) => (await api("listSignIns", { signal })).data,
  });
}
