import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { showToast } from "~/ui/toast-region";

/** The devices on which the user is signed in. */
export function useSessions() {
  return useQuery({
    queryKey: queryKeys.sessions,
    queryFn: async ({ signal }) => (await api("listSessions", { signal })).data,
  });
}

/** Signs out one device by id, or all other devices if no id is given. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id?: string) => {
      if (id) await api("endSession", { params: { id } });
      else await api("endOtherSessions", {});
    },
    onError: () => showToast("We couldn't sign out that device. Please try again.", "alert"),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.sessions }),
  });
}
