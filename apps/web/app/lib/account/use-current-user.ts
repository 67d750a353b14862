import { toastTexts, type User } from "@larkwood/contract";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useSession } from "~/lib/session/session";
import { showToast } from "~/ui/toast-region";

const userQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.user(userId),
    queryFn: async ({ signal }) => (await api("getUser", { params: { id: userId }, signal })).data,
    enabled: userId !== "",
  });

/** The signed-in user. Shows one toast if loading fails. */
export function useCurrentUser() {
  const userId = useSession((state) => state.userId);
  const query = useQuery(userQuery(userId));
  useEffect(() => {
    if (query.isError) showToast(toastTexts.userLoadFailed, "alert");
  }, [query.isError]);
  return query;
}

/** The country in the address of the signed-in user, loaded only if it is needed. */
export function useOwnCountry(isNeeded: boolean): string | undefined {
  const userId = useSession((state) => state.userId);
  return useQuery({ ...userQuery(userId), enabled: isNeeded && userId !== "" }).data?.country;
}

/** Returns a function that updates the cached user. */
export function useUpdateCachedUser(): (user: User) => void {
  const queryClient = useQueryClient();
  return (user) => queryClient.setQueryData(queryKeys.user(user._id), user);
}
