import { toastTexts, type User } from "@larkwood/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useSession } from "~/lib/session/session";
import { showToast } from "~/ui/toast-region";

/** The signed-in user's own data. A failed load is said once. */
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

/** Puts a changed user in place of the one that was fetched. */
export function useStoreUser(): (user: User) => void {
  const queryClient = useQueryClient();
  return (user) => queryClient.setQueryData(queryKeys.user(user._id), user);
}
