import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { session, useSession } from "~/lib/session/session";

const POLL_MS = 60_000;

/** The user's role from the browser's session, updated regularly from the server. */
export function useOwnRole() {
  const userId = useSession((state) => state.userId);
  const userRole = useSession((state) => state.userRole);
  const { data: user } = useQuery({
    queryKey: queryKeys.user(userId),
    queryFn: async ({ signal }) => (await api("getUser", { params: { id: userId }, signal })).data,
    enabled: userId !== "",
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: "always",
  });
  useEffect(() => {
    if (user) session.setUserRole(user.role);
  }, [user]);
  return userRole;
}
