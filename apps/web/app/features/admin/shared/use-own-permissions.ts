import type { Permission } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useSession } from "~/lib/session/session";

function useOwnAccount() {
  const userId = useSession((state) => state.userId);
  return useQuery({
    queryKey: queryKeys.user(userId),
    queryFn: async ({ signal }) => (await api("getUser", { params: { id: userId }, signal })).data,
    enabled: userId !== "",
  });
}

/** Whether the visitor may do something, as the server last said; until it has, yes: the server decides anyway. */
export function useOwnPermissions(): (permission: Permission) => boolean {
  const { data: user } = useOwnAccount();
  return (permission) => user?.permissions.includes(permission) ?? true;
}

/** Whether the server is about to say what the visitor may do; false as well when it cannot be asked. */
export function useAwaitsPermissions(): boolean {
  const { isLoading } = useOwnAccount();
  return isLoading;
}
