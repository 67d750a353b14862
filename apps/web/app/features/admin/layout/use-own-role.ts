import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { session, useSession } from "~/lib/session/session";

const ASK_EVERY_MS = 60_000;

/** The visitor's role, believed as the browser keeps it and put right by what the server says now. */
export function useOwnRole() {
  const userId = useSession((state) => state.userId);
  const userRole = useSession((state) => state.userRole);
  const { data: user } = useQuery({
    queryKey: queryKeys.user(userId),
    queryFn: async ({ signal }) => (await api("getUser", { params: { id: userId }, signal })).data,
    enabled: userId !== "",
    refetchInterval: ASK_EVERY_MS,
    refetchOnWindowFocus: "always",
  });
  useEffect(() => {
    if (user) session.setUserRole(user.role);
  }, [user]);
  return userRole;
}
