import { toastTexts, type User } from "@larkwood/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useSession } from "~/lib/session/session";
import { showToast } from "~/ui/toast-region";

/** The signed-in user. Shows one toast if loading fails. */
export function useCurrentUser() {
  const userId = useSession((state) => state.userId);
  const query = useQuery({
    queryKey: queryKeys.user(userId),
    queryFn: async ({ signal }) => (await api("getUser", { params: { id: userId }, signal })).data,
    enabled: userId !== "",
  });
  useEffect(() => {
    if (query.isError) showToast(toastTexts.userLoadFailed, "alert");
  }, [query.isError]);
  return query;
}

/** Returns a function that updates the cached user. */
export function useUpdateCachedUser(): (user: User) => void {
  const queryClient = useQueryClient();
  return (user) => queryClient.setQueryData(queryKeys.user(user._id), user);
}
