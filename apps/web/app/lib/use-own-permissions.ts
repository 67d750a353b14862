import type { Permission } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "~/lib/api";
import { queryKeys } from "~/lib/query-keys";
import { useSession } from "~/lib/session/session";

/** Whether the visitor may do something, as the server last said; until it has, yes: the server decides anyway. */
export function useOwnPermissions(): (permission: Permission) => boolean {
  const userId = useSession((state) => state.userId);
  const { data: user } = useQuery({
    queryKey: queryKeys.user(userId),
    queryFn: async ({ signal }) => (await api("getUser", { params: { id: userId }, signal })).data,
    enabled: userId !== "",
  });
  return (permission) => user?.permissions.includes(permission) ?? true;
}
